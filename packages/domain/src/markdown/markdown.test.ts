import { describe, expect, it } from 'vitest'
import { plainText } from './inline.ts'
import { type Block, markdown } from './markdown.ts'
import { safeLink } from './safeLink.ts'

const text = (content: string) => ({ kind: 'text', text: content })
const paragraph = (...content: unknown[]) => ({ kind: 'paragraph', content })
const blocks = (source: string) => markdown(source).blocks

/** Every block, those in lists and quotes too. */
const withNested = (topBlocks: readonly Block[]): readonly Block[] =>
  topBlocks.flatMap((block) => [
    block,
    ...(block.kind === 'quote'
      ? withNested(block.blocks)
      : block.kind === 'list'
        ? block.items.flatMap(withNested)
        : []),
  ])

describe('markdown is parsed from (spec: governance.description)', () => {
  it.each([
    ['a paragraph\nof two lines', [paragraph(text('a paragraph of two lines'))]],
    ['one  \ntwo', [paragraph(text('one  '), { kind: 'break' }, text('two'))]],
    ['## How ##', [{ kind: 'heading', level: 2, content: [text('How')] }]],
    [
      '**three songs** and *a* `b*c`',
      [
        paragraph(
          { kind: 'strong', content: [text('three songs')] },
          text(' and '),
          { kind: 'emphasis', content: [text('a')] },
          text(' '),
          { kind: 'code', text: 'b*c' },
        ),
      ],
    ],
    [
      '- one\n- two\n\n  more',
      [
        {
          kind: 'list',
          first: null,
          items: [[paragraph(text('one'))], [paragraph(text('two')), paragraph(text('more'))]],
        },
      ],
    ],
    ['3. a\n4. b', [{ kind: 'list', first: 3, items: [[paragraph(text('a'))], [paragraph(text('b'))]] }]],
    [
      '- a\n  - b',
      [
        {
          kind: 'list',
          first: null,
          items: [[paragraph(text('a')), { kind: 'list', first: null, items: [[paragraph(text('b'))]] }]],
        },
      ],
    ],
    ['> fast\n> cars', [{ kind: 'quote', blocks: [paragraph(text('fast cars'))] }]],
    ['```js\na < b\n```\nafter', [{ kind: 'code', text: 'a < b' }, paragraph(text('after'))]],
    ['---', [{ kind: 'rule' }]],
    ['snake_case_name, 2 * 3 * 4, \\*plain\\*', [paragraph(text('snake_case_name, 2 * 3 * 4, *plain*'))]],
    ['', []],
  ])('%j', (source, parsed) => {
    expect(blocks(source)).toEqual(parsed)
  })
})

describe('case 26: hostile markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[x](data:text/html,a)',
    '[x](//elsewhere.example)',
    '[x](http://elsewhere.example)',
    '[x](https://bank.example@elsewhere.example)',
    '[x](https://bank.example\\@elsewhere.example)',
  ])('%s stays plain text', (source) => {
    expect(blocks(source)).toEqual([paragraph(text(source))])
  })

  it('a picture is replaced by its label', () => {
    expect(blocks('![seen](https://beacon.example/a.png)')).toEqual([paragraph({ kind: 'picture', text: 'seen' })])
  })

  it('a link has the name of its real host, whatever its label says', () => {
    const link = { href: 'https://elsewhere.example/a', name: 'elsewhere.example' }
    expect(blocks('[https://bank.example](https://elsewhere.example/a)')).toEqual([
      paragraph({ kind: 'link', link, text: 'https://bank.example' }),
    ])
    expect(safeLink('https://раураl.example/')).toBeNull()
    expect(safeLink('https://A.example:81?b')).toEqual({ href: 'https://a.example:81/?b', name: 'a.example:81' })
    expect(safeLink('mailto:a@b.example')).toEqual({ href: 'mailto:a@b.example', name: 'a@b.example' })
    expect(blocks('see https://a.example/b.')).toEqual([
      paragraph(
        text('see '),
        { kind: 'link', link: { href: 'https://a.example/b', name: 'a.example' }, text: 'https://a.example/b' },
        text('.'),
      ),
    ])
  })

  it('characters that hide or reorder letters are removed', () => {
    const [block] = blocks('pay \u202Eevil\u202C an\u200Byone\u2066')
    expect(block).toEqual(paragraph(text('pay evil anyone')))
  })

  it.each([
    ['lists in lists', '- '.repeat(10_000)],
    [
      'lists with growing indentation',
      Array.from({ length: 3000 }, (_, at) => `${'  '.repeat(at % 60)}- x`).join('\n'),
    ],
    ['quotes in quotes', '>'.repeat(100_000)],
    ['brackets', '['.repeat(100_000)],
    ['brackets that close at the end', `${'['.repeat(100_000)}](https://a.example)`],
    ['stars', '*'.repeat(100_000)],
    ['stars and letters', '*a **b _c __d '.repeat(10_000)],
    ['backticks', '`'.repeat(100_000)],
    ['fences', '```\n'.repeat(30_000)],
    ['one line of 100 kB', 'word '.repeat(20_000)],
    ['a thousand links', '[a](https://a.example/b) '.repeat(1000)],
    ['megabytes', '# x\n\n- y\n'.repeat(500_000)],
  ])('%s are parsed at most six levels deep, without losing a visible letter', (_, of) => {
    const parsed = markdown(of)
    const depth = (block: Block): number =>
      block.kind === 'quote'
        ? 1 + Math.max(0, ...block.blocks.map(depth))
        : block.kind === 'list'
          ? 1 + Math.max(0, ...block.items.map((item) => Math.max(0, ...item.map(depth))))
          : 0
    expect(Math.max(0, ...parsed.blocks.slice(0, 5000).map(depth))).toBeLessThanOrEqual(6)
    expect(parsed.isCut).toBe(of.length > 200_000)
    const letters = withNested(parsed.blocks)
      .map((block) => ('content' in block ? plainText(block.content) : block.kind === 'code' ? block.text : ''))
      .join('')
    expect(letters.replaceAll(/[^a-z]/g, '').length).toBeGreaterThanOrEqual(
      of.includes('a.example') ? 0 : of.slice(0, 200_000).replaceAll(/[^a-z]/g, '').length,
    )
  })
})
