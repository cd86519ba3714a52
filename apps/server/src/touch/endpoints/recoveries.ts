import { type RecoveryRefusalCode, RecoveryRequest } from '@musi/api/touch/recoveries'
import { parseAddress } from '@musi/domain/address'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { TouchService } from '../touchService.ts'
import { type BrowserNeeds, askerOf } from './asker.ts'

type Needs = { touch: TouchService | null } & BrowserNeeds

/** POST /api/recoveries: puts the new key of an account in force once its seven days are over (spec: touch.recovery-sent). */
export const recoveries =
  (needs: Needs): Endpoint =>
  async (request) => {
    if (needs.touch === null) return refused('noRelayer')
    const body = await requestJson(request, RecoveryRequest)
    if (!body.ok) return body.answer
    const account = parseAddress(body.value.account)
    if (account === null) return refused('notOurs')
    const { asker, headers } = askerOf(request, needs)
    const sent = await needs.touch.recover(account, asker)
    return sent.ok ? jsonAnswer(200, JSON.stringify({ transaction: sent.transaction }), headers) : refused(sent.code)
  }

const REFUSALS: Readonly<Record<RecoveryRefusalCode, readonly [number, string]>> = {
  noRelayer: [404, 'This server sends nothing for accounts.'],
  notOurs: [422, 'This is not an open account with a passkey.'],
  notReady: [409, 'No new key of this account is ready. A proposed key is ready after seven days.'],
  failed: [409, 'The transaction failed, and nothing has changed. Ask again.'],
  tooMany: [429, 'This account or network has asked enough for today.'],
  chainAway: [503, 'The chain cannot be reached at the moment. Try again.'],
}

function refused(code: RecoveryRefusalCode | 'away'): Answer {
  if (code === 'away') return awayAnswer()
  const [status, sentence] = REFUSALS[code]
  return problemAnswer(status, code, sentence)
}
