import solc from 'solc'

/** `src`: the first byte, the number of bytes and the number of the file, with colons between them. */
export type SyntaxNode = { nodeType: string; src: string; [part: string]: unknown }

/** The compiler's syntax tree of one source, without its imports. */
export function syntaxTree(text: string): SyntaxNode {
  const input = {
    language: 'Solidity',
    sources: { source: { content: text } },
    settings: { stopAfter: 'parsing', outputSelection: { '*': { '': ['ast'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as { sources?: { source?: { ast?: SyntaxNode } } }
  const tree = output.sources?.source?.ast
  if (tree === undefined) throw new Error('This is not Solidity.')
  return tree
}
