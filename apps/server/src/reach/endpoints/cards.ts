import { SANDBOX } from '#edge/http/answer.ts'
import { fileAnswer } from '#edge/http/fileAnswer.ts'
import { busyAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { WITHDRAWABLE_SECONDS } from '#moderation/takedowns.ts'
import type { CardService } from '../cards/cardService.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import { subjectOf } from '../subjects/subjectOf.ts'

/** `cards` is null if the app is not built, because the build has the fonts. */
type Needs = { reach: ReachNeeds; cards: CardService | null }

/** GET /cards/{kind}/{id}.png: the preview picture of a link to a page (spec: reach.cards). */
export const cards =
  ({ reach, cards }: Needs): Endpoint =>
  async (request) => {
    const { kind = '', name = '' } = request.params
    const id = /^([\w-]{1,120})\.png$/.exec(name)?.[1]
    const subject = cards === null || id === undefined ? null : await subjectOf(reach, kind, id)
    if (cards === null || subject === null)
      return problemAnswer(404, 'noCard', 'Nothing that has a card is at this address.')
    const card = await cards.card(subject.card, request.client)
    return card === null ? busyAnswer() : fileAnswer(card, `public, max-age=${WITHDRAWABLE_SECONDS}`, request, SANDBOX)
  }
