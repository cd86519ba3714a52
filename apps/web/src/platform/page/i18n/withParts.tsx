import { Fragment, type ReactNode, createElement } from 'react'

/** Fills the placeholders of a text with elements: `⟦who⟧` becomes what `parts` has for `who`. */
export function withParts(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  // Every second piece is the name of a placeholder.
  const pieces = text.split(/⟦(\w+)⟧/).map((piece, at) => (at % 2 === 0 ? piece : parts[piece]))
  return createElement(Fragment, null, ...pieces)
}
