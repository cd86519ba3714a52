import { plainText } from '@musi/domain/markdown/inline'
import type { Block } from '@musi/domain/markdown/markdown'

/** Characters shown before "show all" is pressed. */
const MAX_CHARACTERS = 8000

function lengthOf(block: Block): number {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.content).length
    case 'code':
      return block.text.length
    case 'quote':
      return block.blocks.reduce((sum, one) => sum + lengthOf(one), 0)
    case 'list':
      return block.items.flat().reduce((sum, one) => sum + lengthOf(one), 0)
    case 'rule':
      return 0
  }
}

/** The beginning of a long text, in whole blocks; at least one. */
export function shownBlocks(blocks: readonly Block[]): readonly Block[] {
  let length = 0
  const end = blocks.findIndex((block, at) => {
    length += lengthOf(block) + 40
    return at > 0 && length > MAX_CHARACTERS
  })
  return end === -1 ? blocks : blocks.slice(0, end)
}
