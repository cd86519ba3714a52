import { readFileSync } from 'node:fs'
import { fileAnswer } from '../http/fileAnswer.ts'
import type { Endpoint } from '../http/route.ts'
import { textFile } from '../http/servedFile.ts'

/** GET /api/openapi.json describes the paths that any origin may read. scripts/rules/openApi.ts writes the file. */
export const openApi = (): Endpoint => {
  const document = textFile(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'), 'application/json')
  return (request) => fileAnswer(document, 'no-cache', request)
}
