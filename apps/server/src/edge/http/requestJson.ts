import * as v from 'valibot'
import type { Answer } from './answer.ts'
import { busyAnswer, problemAnswer } from './problemAnswer.ts'
import type { BodyTrouble } from './requestBody.ts'
import type { ServedRequest } from './servedRequest.ts'
import { readJson } from '#platform/readJson.ts'

type Parsed<Value> = { ok: true; value: Value } | { ok: false; answer: Answer }

/** Reads the body of a request and validates it against a schema. */
export async function requestJson<Value>(
  { body }: Pick<ServedRequest, 'body'>,
  shape: v.GenericSchema<unknown, Value>,
): Promise<Parsed<Value>> {
  const read = await body.text()
  if (read.kind !== 'read') return { ok: false, answer: troubleAnswer(read.kind) }
  const json = readJson(read.text)
  const parsed = json.ok ? v.safeParse(shape, json.value, { abortEarly: true }) : null
  if (parsed?.success === true) return { ok: true, value: parsed.output }
  return { ok: false, answer: problemAnswer(400, 'badRequest', 'The request is not in the form that is taken here.') }
}

function troubleAnswer(trouble: BodyTrouble): Answer {
  if (trouble === 'busy') return busyAnswer()
  return trouble === 'tooLarge'
    ? problemAnswer(413, 'tooLarge', 'That is more than is taken here.')
    : problemAnswer(400, 'cut', 'The request ended before it was complete.')
}
