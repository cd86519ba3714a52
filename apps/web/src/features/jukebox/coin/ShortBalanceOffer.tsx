import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import type { PlayAct } from '../payment/playIntent.ts'
import { MAXIMUM_DIGITS } from '../payment/payOptions.ts'
import { useSwapOffer } from '../payment/useSwapOffer.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { getTokenLink } from '../payment/getTokenLink.ts'

type Props = {
  act: PlayAct | null
  token: Token
  missing: bigint
  onPress: (act: PlayAct) => void
}

/**
 * The account has too little of the song's token: offers another currency in one click, or a link to get the token
 * (spec: songs.pay-otherwise).
 */
export function ShortBalanceOffer({ act, token, missing, onPress }: Props) {
  const swapOffer = useSwapOffer(act?.cost ?? null, null)
  if (act !== null && swapOffer.kind === 'offer')
    return (
      <Button
        id="insert-to-play"
        kind="primary"
        size="large"
        block
        aria-describedby="insert-note"
        onClick={() => onPress({ ...act, swap: swapOffer.swap })}
      >
        {jukeboxText('slot.buy', { amount: amountText(swapOffer.swap.maximum, MAXIMUM_DIGITS) })}
      </Button>
    )
  return <GetToken missing={amountOf(token, missing)} />
}

const GetToken = ({ missing }: { missing: Amount<Token> }) => (
  <Link
    id="insert-get"
    className={buttonClass({ kind: 'primary', size: 'large', block: true })}
    to={getTokenLink(missing)}
  >
    {jukeboxText('insert.get', { symbol: unitText(missing.currency) })}
  </Link>
)
