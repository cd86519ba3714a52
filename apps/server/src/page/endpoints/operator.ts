import { NewDecision } from '@musi/api/moderation/decisions'
import { type SignedInNeeds, signedIn } from '#accounts/endpoints/session.ts'
import { jsonAnswer } from '#edge/http/answer.ts'
import { awayAnswer } from '#edge/http/problemAnswer.ts'
import { requestJson } from '#edge/http/requestJson.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { decisionAnswer, refused } from '#moderation/endpoints/decisions.ts'
import type { OperatorService } from '../operator/operatorService.ts'

type Needs = SignedInNeeds & { operators: OperatorService }

/** GET /api/operator: what operators see. POST: stores a decision (spec: moderation.operator). */
export const operator =
  (needs: Needs): Endpoint =>
  async (request) => {
    const { operators } = needs
    const body = request.method === 'POST' ? await requestJson(request, NewDecision) : null
    if (body?.ok === false) return body.answer
    const who = await signedIn(needs, request)
    if (!('account' in who)) return who
    if (!operators.isOperator(who.account)) return refused('notYours')
    if (body === null) {
      const view = await operators.view()
      return view === null ? awayAnswer() : jsonAnswer(200, JSON.stringify(view))
    }
    const outcome = await operators.decide(who.account, body.value)
    if (outcome.ok) return decisionAnswer(outcome.decision)
    return outcome.code === 'away' ? awayAnswer() : refused(outcome.code)
  }
