// node scripts/rules/openApi.ts writes apps/server/openapi.json from the resources of packages/api. `npm run check` compares the two.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ballotsResource } from '@musi/api/ballots'
import { HISTORY_API } from '@musi/api/history/historyApi'
import { STATEMENT_QUERY, STATEMENT_DESCRIPTION } from '@musi/api/history/statement'
import { ordersResource } from '@musi/api/market/orders'
import type { Parameter } from '@musi/api/parameters'
import { STATEMENT_PATH } from '@musi/api/paths'
import { Problem } from '@musi/api/problem'
import type { Resource } from '@musi/api/resource'
import { digits, hash, hexAddress } from '@musi/api/values'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { repositoryRoot } from '../run/steps.ts'

const FILE = join(repositoryRoot, 'apps/server/openapi.json')

/** JSON Schema of a request or an answer. Omits rules that JSON Schema cannot express, such as the size of a uint256. */
function jsonSchema(shape: v.GenericSchema): JsonSchema {
  const { $schema: _, ...schema } = toJsonSchema(shape, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return schema
}

const PARAMETER_SCHEMAS: Readonly<Record<Exclude<Parameter['is'], 'choice'>, JsonSchema>> = {
  address: jsonSchema(hexAddress),
  currency: { anyOf: [{ const: 'native' }, jsonSchema(hexAddress)] },
  id: jsonSchema(hash),
  count: jsonSchema(digits),
  number: { type: 'integer', minimum: 0 },
  place: { type: 'string', pattern: String.raw`^\d{1,15}\.\d{1,9}$` },
  day: { type: 'string', format: 'date' },
  cursor: { type: 'string' },
}

function parameterSchema(parameter: Parameter): JsonSchema {
  if (parameter.is !== 'choice') return PARAMETER_SCHEMAS[parameter.is]
  const { choices, otherwise } = parameter
  return otherwise === null ? { enum: [...choices] } : { enum: [...choices], default: otherwise }
}

const parametersOf = (query: Resource['query']) =>
  Object.entries(query).map(([name, parameter]) => ({
    name,
    in: 'query',
    required: parameter.isNeeded,
    description: parameter.description,
    schema: parameterSchema(parameter),
  }))

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})
/** Error responses that all paths share. */
const PROBLEMS = {
  400: problem('A parameter of the query is missing or invalid.'),
  404: problem('This server has nothing of this kind.'),
  422: problem('There is more than can be added up.'),
  429: problem('This client asks too often. `retry-after` says when it may ask again.'),
  503: problem('It cannot be answered at the moment; it is worth asking again.'),
}

const operationId = (path: string) =>
  path.replace(/^\/api\//, '').replaceAll(/\W(\w)/g, (_, letter: string) => letter.toUpperCase())

const operation = (
  { path, description, query }: Pick<Resource, 'path' | 'description' | 'query'>,
  content: object,
) => ({
  [path]: {
    get: {
      operationId: operationId(path),
      description,
      parameters: parametersOf(query),
      responses: { 200: { description: 'The answer.', content }, ...PROBLEMS },
    },
  },
})

const PAGES = [...HISTORY_API, ballotsResource, ordersResource].map((resource) =>
  operation(resource, { 'application/json': { schema: jsonSchema(resource.answer) } }),
)
const STATEMENT = operation(
  { path: STATEMENT_PATH, description: STATEMENT_DESCRIPTION, query: STATEMENT_QUERY },
  { 'text/csv': { schema: { type: 'string' } } },
)

const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Musi',
    version: '1',
    description: 'What other programs may ask, without credentials. docs/api.md of the source says more.',
    license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' },
  },
  servers: [{ url: '/' }],
  paths: Object.assign({}, ...PAGES, STATEMENT) as object,
  components: { schemas: { Problem: jsonSchema(Problem) } },
})

const openApiText = () => `${JSON.stringify(openApi())}\n`

/** A line if the document differs from the resources. */
export const openApiDocument = (): string[] =>
  readFileSync(FILE, 'utf8') === openApiText()
    ? []
    : ['apps/server/openapi.json is not what the resources say: node scripts/rules/openApi.ts']

if (import.meta.main) writeFileSync(FILE, openApiText())
