import { createdArtistToken } from '@musi/chain/receipts/createdArtistToken'
import type { Address } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import { artistTokenProblem } from '@musi/domain/music/artistTokenProblem'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Text } from '@musi/ui/Text'
import { useEffect, useEffectEvent } from 'react'
import { amountText } from '#platform/page/money/amountText.ts'
import { request } from '#platform/session/chain/request.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { addToken } from '#platform/tokens/catalogue/addedTokens.ts'
import { AmountLine } from '#platform/tokens/amount-input/AmountLine.tsx'
import { type NewToken, createTokenIntent, supplyOf, tokenOf } from './createTokenIntent.ts'
import { createdToken, tokenDraft } from './createdToken.ts'
import { newTokenText } from './tokenWords.ts'

const DIGITS = 7

type Props = {
  /** The token as it was when the button was clicked. */
  first: NewToken
  /** Address of the factory's next token; null if it was not read. */
  next: Address | null
  /**
   * Called with the reason why nothing was created; empty if the token was created or the person
   * cancelled.
   */
  onClose: (why: string) => void
}

const nameOf = ({ name, symbol }: NewToken) => ({ name: safeText(name, TOKEN_LIMITS.name), symbol: symbolText(symbol) })

/** Creates a token, from the question to the alert with its address (spec: artist-tokens.create). */
export function CreateTokenDialog({ first, next, onClose }: Props) {
  const account = useAccount()
  const session = useReview<NewToken>({
    intentOf: (token) => (account === token.owner ? createTokenIntent(token) : null),
    reopensOnRefusal: true,
  })
  useMade(session)
  const begin = useEffectEvent(() => session.begin(first, 'inDialog'))
  useEffect(() => begin(), [])
  const { review } = session
  // If somebody else created a token meanwhile, ours gets the next address, and nothing else
  // changes.
  const isLate = review.step === 'confirm' && next !== null && next !== review.act.address
  const goOn = useEffectEvent(() => {
    if (review.step === 'confirm' && next !== null) session.accept({ ...review.act, address: next })
  })
  useEffect(() => {
    if (isLate) goOn()
  }, [isLate])
  const close = () => {
    session.close()
    onClose(review.step === 'failed' && !review.isOwnRefusal ? review.text : '')
  }
  return (
    <ReviewSheet
      name="token"
      title={(token) => newTokenText('review', nameOf(token))}
      session={{ ...session, close }}
      summary={(token) => newTokenText('creating', nameOf(token))}
      done={{
        title: newTokenText('done'),
        text: (token) => newTokenText('done.text', { supply: amountText(supplyOf(token), DIGITS) }),
      }}
      returnFocusId="made-token"
    >
      {(token) => (
        <ReviewQuestion
          name="token"
          session={session}
          gone={newTokenText('gone')}
          facts={factsOf(token)}
          currencies={[tokenOf(token)]}
          confirm={{ id: 'confirm-token', label: newTokenText('confirm') }}
          whyDisabled={problemText(token)}
        >
          <dl>
            <AmountLine side="get" amount={supplyOf(token)} />
          </dl>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}

function problemText({ name, symbol }: NewToken): string | null {
  const problem = artistTokenProblem(name, symbol)
  return problem === null ? null : newTokenText(problem)
}

const factsOf = (token: NewToken): Facts => [
  [newTokenText('fact.name'), nameOf(token).name],
  [newTokenText('fact.symbol'), nameOf(token).symbol],
  [
    newTokenText('fact.owner'),
    <Text as="code" key="owner" size={14} plain breaks>
      {token.owner}
    </Text>,
  ],
  [newTokenText('fact.more'), newTokenText('fact.never')],
]

/**
 * Runs once for each transaction that created a token: shows the alert exactly as specified, and
 * remembers the token for the page.
 */
function useMade(session: ReviewSession<NewToken>): void {
  const { review } = session
  const sent = useSentState(review)
  const hash = sent !== null && hasSucceeded(sent.state) ? (sent.record?.mined?.receipt.transactionHash ?? null) : null
  const tell = useEffectEvent(async () => {
    if (review.step !== 'sent' || hash === null) return
    const { factory, owner, name, symbol } = review.act
    const address = await createdArtistToken(request, { factory, creator: owner, hash })
    if (address === null) return
    const token = tokenOf({ address, name, symbol })
    // The creator needs no warning about the new token.
    addToken(token)
    tokenDraft.set({ name: '', symbol: '' })
    // oxlint-disable-next-line no-alert -- specified, to the letter
    window.alert(`your token has been deployed, here is your token address ${address}`)
    createdToken.set(token)
  })
  useEffect(() => {
    // oxlint-disable-next-line no-console
    tell().catch((error: unknown) => console.error('The address of the new token could not be read.', error))
    // Once for each transaction.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [hash])
}
