import type { Connection, WalletId } from '@musi/chain/wallet/connection'
import { Button } from '@musi/ui/Button'
import { troubleText } from '../../platform/session/wallet/walletTroubleWords.ts'
import { t } from './walletWords.ts'

type Props = {
  connection: Extract<Connection, { status: 'failed' }>
  choose: (id: WalletId) => void
  toOptions: () => void
}

/** The line to the wallet was cut, or could not be taken up again in the background. */
export function ConnectionLost({ connection: { id, trouble }, choose, toOptions }: Props) {
  return (
    <>
      <p role="alert">{t('lostText')}</p>
      <p>{troubleText(trouble)}</p>
      <Button kind="primary" block onClick={() => choose(id)}>
        {t('reconnect')}
      </Button>
      <Button block onClick={toOptions}>
        {t('otherWallet')}
      </Button>
    </>
  )
}
