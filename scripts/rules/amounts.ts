// A token's symbol is chosen by its maker: 900,000 of a worthless token named USDC must not read "900,000 USDC". So one part draws the
// unit of an amount (apps/web/src/platform/page/money, spec: money.whose), and this rule finds other renderers of amounts.
//
// It sees, in the syntax of every file of the page: where the symbol of a token is read (`x.symbol`, `x['symbol']`, `{ symbol } = x`)
// or shortened for a screen (`symbolText`); a unit that is handed to a text (`shopText('key', { symbol: … })`) from elsewhere than the part;
// and a figure (`amountFigure` …) that something else than the part's unit stands beside, in a text or between elements.
// It does not see: a symbol that came over the wire under another name, one that a function of an allowed file hands out, and whose
// symbol a variable called `native` or `wrapped` holds. What is allowed below is therefore little, each with its reason.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { sourceFiles } from './sourceFiles.ts'

const PAGE = /^apps\/web\/src\/(?!workshop\/|testing\/)(?!.*\/testing\/)(?!.*\.test\.tsx?$).*\.tsx?$/
const PART = /^platform\/page\/money\//

/** Files and folders that read a symbol for something other than an amount. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'app/wallet/demo/ActTitle.tsx': 'of a token or a collection that does not exist yet, which the call makes',
  'app/wallet/demo/DemoStep.tsx': 'of a token that does not exist yet, whose whole supply its maker gets',
  'features/artist-token/CreateTokenDialog.tsx': 'what its maker types, for a token that does not exist yet',
  'features/artist-token/CreateTokenForm.tsx': 'what its maker types; it is compared with the known ones',
  'features/artist-token/createTokenIntent.ts': 'what its maker types',
  'features/approvals/sweep/approvable.ts': 'it names shares of a pool, which are drawn by its sides',
  'platform/tokens/explain/useNames.ts': 'rows are sorted and searched by it; nothing shows it',
  'features/explorer/token/TokenFactsList.tsx': 'the fact itself, on the page of the token, beside its address',
  'features/charts/token/TokenScreen.tsx': 'whether the name says the same',
  'features/jukebox/artist/ArtistTokens.tsx': 'a list of tokens with marks and addresses of its own',
  'features/market/trade/orderCurrencies.ts': 'it finds a token of the address book',
  'features/studio/release/': 'of a collection, which no amount is counted in',
  'platform/page/settings/savedTokens.ts': 'it keeps the tokens that the person has added',
  'platform/session/chain/': 'it makes the known tokens and the native currency',
  'platform/session/exchange/shareToken.ts': 'it names shares of a pool, which are drawn by its sides',
  'platform/session/prices/dollarPools.ts': 'it makes tokens of the address book',
  'platform/tokens/artists/artist.ts': 'it reads tokens that came from our server',
  'platform/tokens/amount-input/': 'the name of what is picked, marked and warned of by the select',
  'platform/tokens/catalogue/': 'it makes, compares and finds tokens',
  'platform/tokens/charts/PriceChart.tsx': 'it takes `UnitText`, which only the part makes',
  'platform/tokens/explain/identityToken.ts': 'it makes the token that the part draws',
  'platform/tokens/explain/AddressPicture.tsx': 'a coin is drawn of it',
  'platform/tokens/positions/trackedTokens.ts': 'it finds tokens of the address book',
  'platform/tokens/story/activityStory.ts': 'the name of a token that was made, beside its maker',
  'platform/tokens/token-logo/': 'a coin is drawn of it',
  'platform/tokens/token-lists/': 'it reads lists',
  'platform/tokens/token-select/': 'rows with marks and warnings of their own',
  'platform/tokens/token-warning/': 'the warning itself, beside the address',
}

/** Functions that format an amount without its unit. */
const FIGURES = new Set(['amountFigure', 'exactFigure', 'significantAmount', 'exactAmount', 'shownAmount'])
/** Functions that write a unit, or an address if nothing else is known. */
const UNITS = new Set(['unitText', 'shortenAddress'])
/** Word tables, and functions that create tokens. */
const TABLES = new Set(['words', 'wordsOf', 'amountOf'])
/** Symbols no stranger can choose, from the chain table and the address book. */
const OWN = /^(?:nativeCurrency\(\)|(?:.*\.)?native|(?:.*\.)?wrapped)$/

type Node = Record<string, unknown> & { type?: string; start?: number; end?: number }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function* nodes(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  if (typeof value.type === 'string') yield value
  for (const child of Object.values(value)) yield* nodes(child)
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return node.type === 'Identifier' ? String(node['name']) : node.type === 'Literal' ? String(node['value']) : ''
}
const calls = (value: unknown, wanted: (name: string) => boolean): boolean =>
  [...nodes(value)].some((node) => node.type === 'CallExpression' && wanted(nameOf(node['callee'])))
const isFigure = (value: unknown) => calls(value, (name) => FIGURES.has(name))

/** One file of the page, with the values of its variables. */
class Reading {
  readonly #code: string
  readonly #all: readonly Node[]
  /** The value of a name declared in this file. */
  readonly #held = new Map<string, unknown>()

  constructor(code: string) {
    this.#code = code
    this.#all = [...nodes(parseSync('x.tsx', code).program)]
    for (const node of this.#all)
      if (node.type === 'VariableDeclarator')
        for (const bound of nodes(node['id']))
          if (bound.type === 'Identifier') this.#held.set(nameOf(bound), node['init'])
  }

  #text(node: unknown): string {
    return isNode(node) ? this.#code.slice(node.start, node.end) : ''
  }

  /** True if a value comes from the part, or belongs to one of our own currencies. */
  #isOfPart(value: unknown, seen: ReadonlySet<string> = new Set()): boolean {
    if (isNode(value) && value.type === 'ConditionalExpression')
      return [value['consequent'], value['alternate']].every(
        (branch) => (isNode(branch) && branch.type === 'Literal') || this.#isOfPart(branch, seen),
      )
    if (calls(value, (name) => UNITS.has(name)) || UNITS.has(nameOf(value))) return true
    const text = this.#text(value)
    if (OWN.test(text.replace(/\.symbol$/, ''))) return true
    const names = [...nodes(value)].filter(({ type }) => type === 'Identifier').map(nameOf)
    return names.some(
      (name) =>
        !seen.has(name) && this.#held.has(name) && this.#isOfPart(this.#held.get(name), new Set([...seen, name])),
    )
  }

  /** Places that read a token's symbol. */
  reads(): string[] {
    return this.#all.flatMap((node) => {
      if (node.type === 'MemberExpression' && nameOf(node['property']) === 'symbol')
        return this.#isOwn(node['object']) ? [] : [`${this.#text(node)} is what a stranger chose`]
      if (node.type === 'Property' && nameOf(node['key']) === 'symbol' && this.#isTakenFromStranger(node))
        return ['{ symbol } is what a stranger chose']
      if (node.type === 'CallExpression' && nameOf(node['callee']) === 'symbolText')
        return [`${this.#text(node)} writes what a stranger chose`]
      return []
    })
  }

  #isOwn(object: unknown): boolean {
    return OWN.test(this.#text(object))
  }

  /** True in the pattern of a parameter, or in a declaration that destructures a token. */
  #isTakenFromStranger(property: Node): boolean {
    const pattern = this.#all.find(
      ({ type, properties }) => type === 'ObjectPattern' && Array.isArray(properties) && properties.includes(property),
    )
    if (pattern === undefined) return false
    const declared = this.#all.find(({ type, id }) => type === 'VariableDeclarator' && id === pattern)
    return declared === undefined || !this.#isOwn(declared['init'])
  }

  /** Units from elsewhere than the part that a text is filled with. */
  fills(): string[] {
    return this.#all.flatMap((node) => {
      if (node.type !== 'CallExpression' || !Array.isArray(node['arguments'])) return []
      if (TABLES.has(nameOf(node['callee']))) return []
      const [, values] = node['arguments'] as unknown[]
      if (!isNode(values) || values.type !== 'ObjectExpression' || !Array.isArray(values['properties'])) return []
      return (values['properties'] as unknown[]).filter(isNode).flatMap((property) => {
        const isUnit = ['symbol', 'symbols', 'unit'].includes(nameOf(property['key']))
        return isUnit && !this.#isOfPart(property['value'])
          ? [`${this.#text(property)} does not come from the part`]
          : []
      })
    })
  }

  /** Figures next to something other than the part's unit. */
  pairs(): string[] {
    return this.#all.flatMap((node) =>
      this.#sidesOf(node).flatMap(([figure, unit]) =>
        isBareFigure(figure) && !this.#isUnit(unit)
          ? [`${this.#text(unit)} beside ${this.#text(figure)} does not come from the part`]
          : [],
      ),
    )
  }

  #isUnit(unit: unknown): boolean {
    if (this.#isOfPart(unit)) return true
    return [...nodes(unit)].some((node) => node.type === 'JSXOpeningElement' && elementName(node) === 'Unit')
  }

  /** Neighbours separated only by space, in a text or between elements. */
  #sidesOf(node: Node): readonly (readonly [unknown, unknown])[] {
    if (node.type === 'TemplateLiteral') {
      const parts = node['expressions'] as unknown[]
      const texts = node['quasis'] as Node[]
      return parts
        .slice(1)
        .flatMap((unit, at) => (textIn(texts[at + 1]).trim() === '' ? [[parts[at], unit] as const] : []))
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
    const children = (node['children'] as Node[]).filter((child) => !isBlank(child))
    // A literal text is a sentence, covered by its key or by the check of texts.
    return children.slice(1).flatMap((unit, at) => (unit.type === 'JSXText' ? [] : [[children[at], unit] as const]))
  }
}

const textIn = (quasi: Node | undefined): string => (isNode(quasi?.['value']) ? String(quasi['value']['cooked']) : '')
const elementName = (opening: unknown): string =>
  isNode(opening) && isNode(opening['name']) ? String(opening['name']['name']) : ''

/** The number of an amount alone: a call, or an element that only writes one. */
function isBareFigure(side: unknown): boolean {
  if (!isNode(side)) return false
  if (side.type === 'JSXExpressionContainer') return isBareFigure(side['expression'])
  if (side.type === 'CallExpression')
    return FIGURES.has(nameOf(side['callee'])) || (nameOf(side['callee']) === 'figureText' && isFigure(side))
  if (side.type !== 'JSXElement') return false
  if (elementName(side['openingElement']) === 'Figure') return isFigure(side['openingElement'])
  const children = (side['children'] as Node[]).filter((child) => !isBlank(child))
  return children.length === 1 && isBareFigure(children[0])
}

/** White space, including a space written as an expression. */
function isBlank(child: Node): boolean {
  if (child.type === 'JSXText') return String(child['value']).trim() === ''
  if (child.type !== 'JSXExpressionContainer' || !isNode(child['expression'])) return false
  const { type, value } = child['expression']
  return type === 'JSXEmptyExpression' || (type === 'Literal' && String(value).trim() === '')
}

const isAllowed = (place: string): boolean => Object.keys(OTHERWISE).some((start) => place.startsWith(start))

/** A line for each amount not rendered by the part, and for each unused exception. */
export function amounts(tree: string): string[] {
  const files = sourceFiles(tree).filter((file) => PAGE.test(file) && !PART.test(file.replace('apps/web/src/', '')))
  const needed = new Set<string>()
  const lines = files.flatMap((file) => {
    const place = file.replace('apps/web/src/', '')
    const code = readFileSync(join(tree, file), 'utf8')
    if (!/symbol|unitText|Figure|Amount/i.test(code)) return []
    const reading = new Reading(code)
    const strange = [...reading.reads(), ...reading.fills()]
    if (strange.length > 0 && isAllowed(place))
      for (const start of Object.keys(OTHERWISE)) if (place.startsWith(start)) needed.add(start)
    return [...(isAllowed(place) ? [] : strange), ...reading.pairs()].map(
      (what) => `${file}: ${what}; an amount and its unit are drawn by platform/page/money`,
    )
  })
  const idle = files.length > 100 ? Object.keys(OTHERWISE).filter((start) => !needed.has(start)) : []
  return [...lines, ...idle.map((start) => `scripts/rules/amounts.ts: nothing needs the exception for ${start}`)]
}
