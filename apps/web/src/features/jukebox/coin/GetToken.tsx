import { exactAmount } from '@musi/domain/amount/amountText'
import type { Amount, Token } from '@musi/domain/currency'
import { buttonClass } from '@musi/ui/controls/Button'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { t } from '../songs/jukeboxWords.ts'

/** The way to as much of a token as is missing. */
export const GetToken = ({ id, missing }: { id?: string; missing: Amount<Token> }) => (
  <Link
    {...(id !== undefined && { id })}
    className={buttonClass({ size: 'medium' })}
    to={`/swap?outputCurrency=${missing.currency.address}&exactField=output&exactAmount=${exactAmount(missing)}`}
  >
    {t('insert.get', { symbol: unitText(missing.currency) })}
  </Link>
)
