// node scripts/rules/apiDocs.ts writes docs/api.md from the shapes in packages/api. The check holds it to them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BALLOT_REFUSALS, BallotRequest, KeptBallot, ballotsResource } from '@musi/api/ballots'
import { HISTORY_API } from '@musi/api/history/historyApi'
import { KeptOrder, ORDER_REFUSALS, OrderJson, ordersResource } from '@musi/api/market/orders'
import type { Resource } from '@musi/api/resource'
import { STATEMENT_COLUMNS, STATEMENT_QUERY } from '@musi/api/history/statement'
import { digits, hash, hexAddress } from '@musi/api/values'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { repositoryRoot } from '../run/steps.ts'
import { BALLOTS_PATH, ORDERS_PATH, STATEMENT_PATH } from '@musi/api/paths'

const FILE = join(repositoryRoot, 'docs/api.md')

/** The part of JSON Schema that our shapes become. */
type Schema = {
  type?: string | readonly string[]
  const?: string
  enum?: readonly string[]
  pattern?: string
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  prefixItems?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
}

/** A rule that JSON Schema has no word for, such as the size of a uint256, is not said. */
const schemaOf = (shape: v.GenericSchema) =>
  toJsonSchema(shape, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' }) as Schema
const NAMED = new Map([
  [schemaOf(hexAddress).pattern, 'address'],
  [schemaOf(hash).pattern, '32 bytes'],
  [schemaOf(digits).pattern, 'amount'],
])
const PLAIN: Readonly<Record<string, string>> = {
  integer: 'whole number',
  string: 'text',
  boolean: 'yes or no',
  null: 'null',
}

function typeText(schema: Schema): string {
  const { type = '', pattern, anyOf, oneOf, items, prefixItems, properties } = schema
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum !== undefined) return schema.enum.map((each) => `\`${each}\``).join(' or ')
  const choices = anyOf ?? oneOf
  if (choices !== undefined) return choices.map(typeText).join(' or ')
  if (prefixItems !== undefined) return `[${prefixItems.map(typeText).join(', ')}]`
  if (items !== undefined) return `list of ${typeText(items)}`
  if (properties !== undefined) return `{ ${fieldTexts(properties).join(', ')} }`
  const plain = [type].flat().map((each) => PLAIN[each] ?? each)
  return NAMED.get(pattern) ?? plain.join(' or ')
}

const fieldTexts = (properties: Readonly<Record<string, Schema>>) =>
  Object.entries(properties).map(([name, schema]) => `${name}: ${typeText(schema)}`)

const rowOf = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n')

const queryTable = (query: Resource['query']) =>
  tableOf(
    ['query', 'what it does'],
    Object.entries(query).map(([name, { says }]) => [name, says]),
  )

const fieldTable = (properties: Readonly<Record<string, Schema>>) =>
  tableOf(
    ['field', 'what it is'],
    Object.entries(properties).map(([name, schema]) => [name, typeText(schema)]),
  )

/** Tables of kinds that share fields: the shared ones once, then the rest of each. */
function kindTables(kinds: readonly Schema[]): string {
  const all = kinds.map(({ properties = {} }) => properties)
  const shared = Object.entries(all[0] ?? {}).filter(
    ([name, schema]) =>
      name !== 'kind' && all.every((each) => each[name] !== undefined && typeText(each[name]) === typeText(schema)),
  )
  const own = all.map(({ kind, ...properties }) => [
    typeText(kind ?? {}),
    fieldTexts(
      Object.fromEntries(Object.entries(properties).filter(([name]) => !shared.some(([each]) => each === name))),
    ).join(', '),
  ])
  return `${fieldTable({ ...Object.fromEntries(shared), kind: { type: 'one of those below' } })}\n\n${tableOf(['kind', 'also has'], own)}`
}

const INTRODUCTION = `# What other programs may ask

Made by \`node scripts/rules/apiDocs.ts\` from the shapes in \`packages/api\`. Any origin may ask, with GET, without credentials and within limits
per client (600 a minute). \`GET /api/openapi.json\` says the same for programs (OpenAPI 3.1). An error is JSON with a sentence (\`error\`) and a \`code\`.

A page is JSON: its rows, \`next\` (what the next page is asked for with, null on the last one), and of which moment it is. All rows of
a page are of the block \`at: { number, hash }\`; \`behind\` says how many blocks the chain is further, and \`since\` is the first block that
the history covers. Two pages with another \`at\` are of two moments: what was asked for first may have changed, or be undone. Until
the next block the same address answers 304 to whoever sends the \`ETag\` back. While nothing was read yet, the answer is 503 with the
code \`unread\`, which is not "nothing happened". Strangers set what rows say: one that does not fit its shape is not in the page, and
\`leftOut\` says how many are missing; it is absent where none is.

An \`amount\` is a decimal text in the smallest unit; an \`address\` has its checksum; times are seconds since 1970.
`

const statementText = () => `## GET ${STATEMENT_PATH}

Everything that an account did and that came to it, newest first, as a CSV file (RFC 4180, UTF-8, the names of the columns in the first
line). It is sent while it is read; what could not be finished is cut off, and no whole answer. The name of the file tells the newest
block in it. Added up, \`in\` less \`out\` of all lines with the record \`transfer\` is what the account has of each token that is followed:
artists' tokens, the governance token, shares of pairs. Lines with the record \`act\` say what for, and add what was paid and got in
tokens that are not followed. What a program could take for a formula has an apostrophe before it.

${queryTable(STATEMENT_QUERY)}

${tableOf(['column', 'what it is'], Object.entries(STATEMENT_COLUMNS))}
`

const ballotText = () => `## GET ${BALLOTS_PATH}

${ballotsResource.says}

${queryTable(ballotsResource.query)}

Each of its \`rows\`:

${fieldTable(schemaOf(KeptBallot).properties ?? {})}

## POST ${BALLOTS_PATH}

Keeps one more, sent as JSON by whoever has it: it proves itself. At most 240 requests a minute for both. It answers the \`ballot\` that is kept. Of
one signer for a proposal the first is kept. It refuses with the codes ${BALLOT_REFUSALS.map((code) => `\`${code}\``).join(', ')}.

${fieldTable(schemaOf(BallotRequest).properties ?? {})}
`

/** The order itself has a table of its own. */
const orderText = () => `## GET ${ORDERS_PATH}

${ordersResource.says}

${queryTable(ordersResource.query)}

Each of its \`rows\`:

${fieldTable({ ...schemaOf(KeptOrder).properties, order: { type: 'the order, as below' } })}

An order:

${kindTables(schemaOf(OrderJson).anyOf ?? [])}

## POST ${ORDERS_PATH}

Keeps one more, sent as JSON by whoever has it, as \`order\` and \`signature\`: it proves itself. At most 600 requests a minute for both. It answers
the \`order\` that is kept, as above. It refuses with the codes ${ORDER_REFUSALS.map((code) => `\`${code}\``).join(', ')}.
`

function apiText(): string {
  const resources = HISTORY_API.map(({ path, says, rows, query, row }) => {
    const schema = schemaOf(row)
    const kinds = schema.oneOf ?? schema.anyOf
    const fields = kinds === undefined ? fieldTable(schema.properties ?? {}) : kindTables(kinds)
    const asking = Object.keys(query).length === 0 ? '' : `${queryTable(query)}\n\n`
    return `## GET ${path}\n\n${says}\n\n${asking}Each of its \`${rows}\`:\n\n${fields}\n`
  })
  return [INTRODUCTION, ...resources, ballotText(), orderText(), statementText()].join('\n')
}

/** A line if the document does not say what the shapes say. */
export const apiDocs = (): string[] =>
  readFileSync(FILE, 'utf8') === apiText()
    ? []
    : ['docs/api.md is not what the shapes say: node scripts/rules/apiDocs.ts']

if (import.meta.main) writeFileSync(FILE, apiText())
