import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import type { PlayAct } from '../payment/playIntent.ts'
import { MAXIMUM_DIGITS } from '../payment/payWay.ts'
import { useSwapWay } from '../payment/useSwapWay.ts'
import { t } from '../songs/jukeboxWords.ts'
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
export function ShortFace({ act, token, missing, onPress }: Props) {
  const way = useSwapWay(act?.cost ?? null, null)
  if (act !== null && way.kind === 'way')
    return (
      <Button
        id="insert-to-play"
        kind="primary"
        size="large"
        block
        aria-describedby="insert-note"
        onClick={() => onPress({ ...act, bought: way.bought })}
      >
        {t('slot.buy', { amount: amountText(way.bought.maximum, MAXIMUM_DIGITS) })}
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
    {t('insert.get', { symbol: unitText(missing.currency) })}
  </Link>
)
