import { type OperationRefusalCode, OperationRequest, type OperationState } from '@musi/api/touch/operations'
import { parseAddress } from '@musi/domain/address'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { TouchService } from '../touchService.ts'
import { type BrowserNeeds, askerOf } from './asker.ts'

type Needs = { touch: TouchService | null } & BrowserNeeds

/** POST /api/ops: accepts a signed operation, which the server submits to the EntryPoint (spec: touch.operations). */
export const operations =
  (needs: Needs): Endpoint =>
  async (request) => {
    if (needs.touch === null) return refused('noRelayer')
    const body = await requestJson(request, OperationRequest)
    if (!body.ok) return body.answer
    const { nonce, preVerificationGas, sender: given } = body.value
    const sender = parseAddress(given)
    if (sender === null) return refused('notOurs')
    const numbers = { nonce: BigInt(nonce), preVerificationGas: BigInt(preVerificationGas) }
    const { asker, headers } = askerOf(request, needs)
    const submitted = await needs.touch.submit({ ...body.value, ...numbers, sender }, asker)
    return submitted.ok ? stateAnswer(submitted.state, headers) : refused(submitted.code)
  }

/** GET /api/ops/{hash}: what became of an operation; answered when that is known, at the latest after some seconds. */
export const operation =
  ({ touch }: Pick<Needs, 'touch'>): Endpoint =>
  async (request) => {
    if (touch === null) return refused('noRelayer')
    const hash = request.params['hash'] ?? ''
    if (!/^0x[0-9a-f]{64}$/.test(hash)) return refused('noSuchOperation')
    const outcome = await touch.stateOf(hash as `0x${string}`)
    return outcome.ok ? stateAnswer(outcome.state) : refused(outcome.code)
  }

const stateAnswer = (state: OperationState, headers = {}): Answer => jsonAnswer(200, JSON.stringify(state), headers)

const REFUSALS: Readonly<Record<OperationRefusalCode, readonly [number, string]>> = {
  noRelayer: [404, 'This server submits no operations.'],
  noSuchOperation: [404, 'This server knows no such operation.'],
  notOurs: [422, 'This is not an operation that this server submits.'],
  badSignature: [422, 'The account does not accept this signature, or has moved on. Try again.'],
  wouldFail: [422, 'The chain refuses this operation.'],
  tooMany: [429, 'This account or network has sent enough for today.'],
  chainAway: [503, 'The chain cannot be reached at the moment. Nothing was sent. Try again.'],
}

function refused(code: OperationRefusalCode | 'away'): Answer {
  if (code === 'away') return awayAnswer()
  const [status, sentence] = REFUSALS[code]
  return problemAnswer(status, code, sentence)
}
