import type { Block } from '@musi/domain/markdown/markdown'

/** Level below the headings of the page. */
const FIRST_LEVEL = 3
const LAST_LEVEL = 6

const headingLevel = (block: Block) => (block.kind === 'heading' ? [block.level] : [])

/** Turns headings inside a list or a quote into bold lines, because they head no section. */
function asText(block: Block): Block {
  switch (block.kind) {
    case 'heading':
      return { kind: 'paragraph', content: [{ kind: 'strong', content: block.content }] }
    case 'quote':
      return { ...block, blocks: block.blocks.map(asText) }
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(asText)) }
    default:
      return block
  }
}

/** Shifts the headings of a proposer's text below the page's own, without skipping levels. */
export function levelled(blocks: readonly Block[]): readonly Block[] {
  const highest = Math.min(...blocks.flatMap(headingLevel))
  let last = FIRST_LEVEL - 1
  return blocks.map((block) => {
    if (block.kind !== 'heading') return asText(block)
    last = Math.min(block.level - highest + FIRST_LEVEL, last + 1, LAST_LEVEL)
    return { ...block, level: last }
  })
}
