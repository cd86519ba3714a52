// node scripts/rules/apiDocs.ts writes docs/api.md from the shapes in packages/api. The check compares them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BALLOT_REFUSALS, BallotRequest, StoredBallot, ballotsResource } from '@musi/api/ballots'
import { HISTORY_API } from '@musi/api/history/historyApi'
import { StoredOrder, ORDER_REFUSALS, OrderJson, ordersResource } from '@musi/api/market/orders'
import type { Resource } from '@musi/api/resource'
import { STATEMENT_COLUMNS, STATEMENT_QUERY } from '@musi/api/history/statement'
import { digits, hash, hexAddress } from '@musi/api/values'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { repositoryRoot } from '../run/steps.ts'
import { BALLOTS_PATH, ORDERS_PATH, STATEMENT_PATH } from '@musi/api/paths'

const FILE = join(repositoryRoot, 'docs/api.md')

/** The subset of JSON Schema that our shapes are converted to. */
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

/** Omits rules that JSON Schema cannot express, such as the size of a uint256. */
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
    ['parameter', 'effect'],
    Object.entries(query).map(([name, { description }]) => [name, description]),
  )

const fieldTable = (properties: Readonly<Record<string, Schema>>) =>
  tableOf(
    ['field', 'type'],
    Object.entries(properties).map(([name, schema]) => [name, typeText(schema)]),
  )

/** The variants of a union; valibot's converter uses either keyword. */
const kindsOf = ({ oneOf, anyOf }: Schema) => oneOf ?? anyOf

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
  return `${fieldTable({ ...Object.fromEntries(shared), kind: { type: 'one of the kinds below' } })}\n\n${tableOf(['kind', 'also has'], own)}`
}

const INTRODUCTION = `# The API for other programs

\`node scripts/rules/apiDocs.ts\` generates this page from the shapes in \`packages/api\`. Any origin may send requests, without credentials and
within limits per client (600 a minute). \`GET /api/openapi.json\` is the same for programs (OpenAPI 3.1). An error is JSON with a sentence
(\`error\`) and a \`code\`.

A list is answered in pages. A page is JSON with its rows, its block, and \`next\`, the cursor for requesting the next page (null on the last
one). All rows of a page are of the block \`at: { number, hash }\`. \`behind\` is the number of newer blocks on the chain, and \`since\` is the
first block of the history. If two pages have different \`at\`, rows of the first may have changed or be undone. Until the next block, a
request with the page's \`ETag\` is answered with 304. While the history was never read, the answer is 503 with the code \`unread\`, which does
not mean "nothing happened". Rows contain texts and numbers that strangers chose: a row that does not fit its shape is left out, and
\`leftOut\` is the number of such rows (absent if there are none).

An \`amount\` is a decimal text in the smallest unit, an \`address\` has its checksum, and a time is in seconds since 1970.
`

const statementText = () => `## GET ${STATEMENT_PATH}

All acts, transfers and other transactions of an account, newest first, as a CSV file (RFC 4180, UTF-8, the names of the columns in the
first line). The file is sent while it is read; if it cannot be finished, the connection is cut. Its name contains the number of its newest block. The sum of
\`in\` less \`out\` over the lines with the record \`transfer\` is the account's balance of each token whose transfers are stored: artists'
tokens, the governance token, pair shares. Lines with the record \`act\` give the reason, and the amounts in other tokens. A text that a
program could take for a formula begins with an apostrophe.

${queryTable(STATEMENT_QUERY)}

${tableOf(['column', 'content'], Object.entries(STATEMENT_COLUMNS))}
`

const ballotText = () => `## GET ${BALLOTS_PATH}

${ballotsResource.description}

${queryTable(ballotsResource.query)}

Each of its \`rows\`:

${fieldTable(schemaOf(StoredBallot).properties ?? {})}

## POST ${BALLOTS_PATH}

Stores a signed vote, sent as JSON by anybody who has it; its signature is the proof. GET and POST together have 240 requests a minute. The answer
has the stored \`ballot\`. Only the first vote of a signer for a proposal is stored. A refusal has one of the codes ${BALLOT_REFUSALS.map((code) => `\`${code}\``).join(', ')}.

${fieldTable(schemaOf(BallotRequest).properties ?? {})}
`

/** The order itself has a table of its own. */
const orderText = () => `## GET ${ORDERS_PATH}

${ordersResource.description}

${queryTable(ordersResource.query)}

Each of its \`rows\`:

${fieldTable({ ...schemaOf(StoredOrder).properties, order: { type: 'the order, as below' } })}

An order:

${kindTables(kindsOf(schemaOf(OrderJson)) ?? [])}

## POST ${ORDERS_PATH}

Stores a signed order, sent as JSON (\`order\` and \`signature\`) by anybody who has it; its signature is the proof. GET and POST together have
600 requests a minute. The answer has the stored \`order\`, as above. A refusal has one of the codes ${ORDER_REFUSALS.map((code) => `\`${code}\``).join(', ')}.
`

function apiText(): string {
  const resources = HISTORY_API.map(({ path, description, rows, query, row }) => {
    const schema = schemaOf(row)
    const kinds = kindsOf(schema)
    const fields = kinds === undefined ? fieldTable(schema.properties ?? {}) : kindTables(kinds)
    const asking = Object.keys(query).length === 0 ? '' : `${queryTable(query)}\n\n`
    return `## GET ${path}\n\n${description}\n\n${asking}Each of its \`${rows}\`:\n\n${fields}\n`
  })
  return [INTRODUCTION, ...resources, ballotText(), orderText(), statementText()].join('\n')
}

/** Returns a line if the document differs from the shapes. */
export const apiDocs = (): string[] =>
  readFileSync(FILE, 'utf8') === apiText() ? [] : ['docs/api.md differs from the shapes: node scripts/rules/apiDocs.ts']

if (import.meta.main) writeFileSync(FILE, apiText())
