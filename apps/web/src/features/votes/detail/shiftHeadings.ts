import type { Block } from '@musi/domain/markdown/markdown'

/** The level just below the page's own headings. */
const FIRST_LEVEL = 3
const LAST_LEVEL = 6

const headingLevel = (block: Block) => (block.kind === 'heading' ? [block.level] : [])

/** Turns headings inside a list or a quote into bold lines, because they head no section. */
function withoutHeadings(block: Block): Block {
  switch (block.kind) {
    case 'heading':
      return { kind: 'paragraph', content: [{ kind: 'strong', content: block.content }] }
    case 'quote':
      return { ...block, blocks: block.blocks.map(withoutHeadings) }
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(withoutHeadings)) }
    default:
      return block
  }
}

/** Shifts the headings of a proposer's text below the page's own, without skipping levels. */
export function shiftHeadings(blocks: readonly Block[]): readonly Block[] {
  const highest = Math.min(...blocks.flatMap(headingLevel))
  let lastLevel = FIRST_LEVEL - 1
  return blocks.map((block) => {
    if (block.kind !== 'heading') return withoutHeadings(block)
    lastLevel = Math.min(block.level - highest + FIRST_LEVEL, lastLevel + 1, LAST_LEVEL)
    return { ...block, level: lastLevel }
  })
}
