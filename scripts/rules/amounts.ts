// A token's symbol is chosen by its maker: 900,000 of a worthless token named USDC must not read "900,000 USDC". So only the money
// component renders the unit of an amount (apps/web/src/platform/page/money, spec: money.whose), and this rule finds other renderers.
//
// In the syntax of every file of the page it finds: code that reads a token's symbol (`x.symbol`, `x['symbol']`, `{ symbol } = x`) or
// shortens it for a screen (`symbolText`); a unit passed to a text (`shopText('key', { symbol: … })`) that does not come from the
// component; and a figure (`amountFigure` …) next to anything but the component's unit, in a text or between elements.
// It cannot find: a symbol received under another name, a symbol returned by a function of an allowed file, and a stranger's symbol in
// a variable called `native` or `wrapped`. That is why few exceptions are allowed below, each with its reason.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { sourceFiles } from './sourceFiles.ts'

const PAGE = /^apps\/web\/src\/(?!workshop\/|testing\/)(?!.*\/testing\/)(?!.*\.test\.tsx?$).*\.tsx?$/
const PART = /^platform\/page\/money\//

/** Files and folders that read a symbol for a purpose other than an amount, with that purpose. */
const OTHER_PURPOSES: Readonly<Record<string, string>> = {
  'app/wallet/demo/ActTitle.tsx': 'symbol of a token or a collection that the call creates',
  'app/wallet/demo/DemoStep.tsx': 'symbol of a token that the step creates, whose creator gets the whole supply',
  'features/artist-token/CreateTokenDialog.tsx': 'symbol that the creator types for a new token',
  'features/artist-token/CreateTokenForm.tsx': 'symbol that the creator types; it is compared with known symbols',
  'features/artist-token/createTokenIntent.ts': 'symbol that the creator types',
  'features/approvals/sweep/approvable.ts': 'names shares of a pool, which show the marks of both tokens',
  'platform/tokens/explain/useNames.ts': 'rows are sorted and searched by it, and nothing shows it',
  'features/explorer/token/TokenFactsList.tsx': 'the fact itself, on the page of the token, beside its address',
  'features/charts/token/TokenScreen.tsx': 'symbol is compared with the name',
  'features/jukebox/artist/ArtistTokens.tsx': 'list of tokens with their own marks and addresses',
  'features/market/trade/orderCurrencies.ts': 'finds a token of the address book',
  'features/studio/release/': 'symbol of a collection, which is never the unit of an amount',
  'platform/page/settings/savedTokens.ts': 'stores the tokens that the user has added',
  'platform/session/chain/': 'creates the known tokens and the native currency',
  'platform/session/exchange/shareToken.ts': 'names shares of a pool, which show the marks of both tokens',
  'platform/session/prices/dollarPools.ts': 'creates tokens of the address book',
  'platform/tokens/artists/artist.ts': 'reads tokens that our server sent',
  'platform/tokens/amount-input/': 'name of the selected token, whose marks and warnings the select shows',
  'platform/tokens/catalogue/': 'creates, compares and finds tokens',
  'platform/tokens/charts/PriceChart.tsx': 'takes a `UnitText`, which only the money component creates',
  'platform/tokens/explain/identityToken.ts': 'creates the token that the money component renders',
  'platform/tokens/explain/AddressPicture.tsx': 'draws a coin with it',
  'platform/tokens/positions/trackedTokens.ts': 'finds tokens of the address book',
  'platform/tokens/story/activityStory.ts': 'name of a created token, beside its creator',
  'platform/tokens/token-logo/': 'draws a coin with it',
  'platform/tokens/token-lists/': 'reads token lists',
  'platform/tokens/token-select/': 'rows with their own marks and warnings',
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
  /** The value of each name declared in this file. */
  readonly #values = new Map<string, unknown>()

  constructor(code: string) {
    this.#code = code
    this.#all = [...nodes(parseSync('x.tsx', code).program)]
    for (const node of this.#all)
      if (node.type === 'VariableDeclarator')
        for (const bound of nodes(node['id']))
          if (bound.type === 'Identifier') this.#values.set(nameOf(bound), node['init'])
  }

  #text(node: unknown): string {
    return isNode(node) ? this.#code.slice(node.start, node.end) : ''
  }

  /** True if a value comes from the money component, or belongs to one of our own currencies. */
  #isFromComponent(value: unknown, seen: ReadonlySet<string> = new Set()): boolean {
    if (isNode(value) && value.type === 'ConditionalExpression')
      return [value['consequent'], value['alternate']].every(
        (branch) => (isNode(branch) && branch.type === 'Literal') || this.#isFromComponent(branch, seen),
      )
    if (calls(value, (name) => UNITS.has(name)) || UNITS.has(nameOf(value))) return true
    const text = this.#text(value)
    if (OWN.test(text.replace(/\.symbol$/, ''))) return true
    const names = [...nodes(value)].filter(({ type }) => type === 'Identifier').map(nameOf)
    return names.some(
      (name) =>
        !seen.has(name) &&
        this.#values.has(name) &&
        this.#isFromComponent(this.#values.get(name), new Set([...seen, name])),
    )
  }

  /** Places that read a token's symbol. */
  reads(): string[] {
    return this.#all.flatMap((node) => {
      if (node.type === 'MemberExpression' && nameOf(node['property']) === 'symbol')
        return this.#isOwn(node['object']) ? [] : [`${this.#text(node)} was chosen by a stranger`]
      if (node.type === 'Property' && nameOf(node['key']) === 'symbol' && this.#isDestructuredFromToken(node))
        return ['{ symbol } was chosen by a stranger']
      if (node.type === 'CallExpression' && nameOf(node['callee']) === 'symbolText')
        return [`${this.#text(node)} writes text that a stranger chose`]
      return []
    })
  }

  #isOwn(object: unknown): boolean {
    return OWN.test(this.#text(object))
  }

  /** True in the pattern of a parameter, or in a declaration that destructures a token. */
  #isDestructuredFromToken(property: Node): boolean {
    const pattern = this.#all.find(
      ({ type, properties }) => type === 'ObjectPattern' && Array.isArray(properties) && properties.includes(property),
    )
    if (pattern === undefined) return false
    const declared = this.#all.find(({ type, id }) => type === 'VariableDeclarator' && id === pattern)
    return declared === undefined || !this.#isOwn(declared['init'])
  }

  /** Units passed to a text that do not come from the money component. */
  fills(): string[] {
    return this.#all.flatMap((node) => {
      if (node.type !== 'CallExpression' || !Array.isArray(node['arguments'])) return []
      if (TABLES.has(nameOf(node['callee']))) return []
      const [, values] = node['arguments'] as unknown[]
      if (!isNode(values) || values.type !== 'ObjectExpression' || !Array.isArray(values['properties'])) return []
      return (values['properties'] as unknown[]).filter(isNode).flatMap((property) => {
        const isUnit = ['symbol', 'symbols', 'unit'].includes(nameOf(property['key']))
        return isUnit && !this.#isFromComponent(property['value'])
          ? [`${this.#text(property)} does not come from the money component`]
          : []
      })
    })
  }

  /** Figures next to anything but the money component's unit. */
  pairs(): string[] {
    return this.#all.flatMap((node) =>
      this.#sidesOf(node).flatMap(([figure, unit]) =>
        isBareFigure(figure) && !this.#isUnit(unit)
          ? [`${this.#text(unit)} beside ${this.#text(figure)} does not come from the money component`]
          : [],
      ),
    )
  }

  #isUnit(unit: unknown): boolean {
    if (this.#isFromComponent(unit)) return true
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
    // Literal text belongs to a sentence, which the checks of texts cover.
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

const isAllowed = (place: string): boolean => Object.keys(OTHER_PURPOSES).some((start) => place.startsWith(start))

/** A line for each amount that the money component does not render, and for each unused exception. */
export function amounts(tree: string): string[] {
  const files = sourceFiles(tree).filter((file) => PAGE.test(file) && !PART.test(file.replace('apps/web/src/', '')))
  const needed = new Set<string>()
  const lines = files.flatMap((file) => {
    const place = file.replace('apps/web/src/', '')
    const code = readFileSync(join(tree, file), 'utf8')
    if (!/symbol|unitText|Figure|Amount/i.test(code)) return []
    const reading = new Reading(code)
    const symbolReads = [...reading.reads(), ...reading.fills()]
    if (symbolReads.length > 0 && isAllowed(place))
      for (const start of Object.keys(OTHER_PURPOSES)) if (place.startsWith(start)) needed.add(start)
    return [...(isAllowed(place) ? [] : symbolReads), ...reading.pairs()].map(
      (what) => `${file}: ${what}; only platform/page/money renders an amount and its unit`,
    )
  })
  const unusedExceptions = files.length > 100 ? Object.keys(OTHER_PURPOSES).filter((start) => !needed.has(start)) : []
  return [
    ...lines,
    ...unusedExceptions.map((start) => `scripts/rules/amounts.ts: nothing needs the exception for ${start}`),
  ]
}
