// What a .d.ts of the built site declares, for the tests that hold the answers to it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * Reads a file of declarations; the function that it gives lists an interface's own members:
 * name -> {type, comment, optional}.
 */
export async function declarations(file) {
  const path = fileURLToPath(new URL(`../../build/site/${file}`, import.meta.url));
  const text = await readFile(path, "utf8");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  return (interfaceName) => {
    const declaration = source.statements.find(
      (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
    );
    assert.ok(declaration, `${interfaceName} is declared`);
    return new Map(
      declaration.members.map((member) => [
        member.name.text,
        {
          type: member.type?.getText(),
          comment: ts.getJSDocCommentsAndTags(member).map((doc) => doc.comment)[0] ?? "",
          optional: Boolean(member.questionToken),
        },
      ]),
    );
  };
}

/** The typed array of each type of tensor. */
export const LISTS = {
  Tensor: Float64Array,
  "Tensor<Uint8Array>": Uint8Array,
  "Tensor<Int32Array>": Int32Array,
  "Tensor<Float32Array>": Float32Array,
};

/** The shape that a comment states, such as "[H] (Nq, Nk): ...", with its letters replaced. */
export function statedShape(comment, sizes, hasHeads) {
  const found = /^(\[H\] )?\(([^)]*)\)/.exec(comment);
  assert.ok(found, `a comment that begins with a shape: ${comment}`);
  const axes = found[2].split(", ").map((axis) =>
    axis.split(" ").reduce((product, letter) => {
      assert.ok(letter in sizes, `the letter ${letter} in: ${comment}`);
      return product * sizes[letter];
    }, 1),
  );
  return found[1] && hasHeads ? [sizes.H, ...axes] : axes;
}
