import type { Connection, WalletId } from '@musi/chain/wallet/connection'
import { Button } from '@musi/ui/controls/Button'
import { troubleText } from '#platform/session/wallet/walletTroubleWords.ts'
import { walletText } from './walletWords.ts'

type Props = {
  connection: Extract<Connection, { status: 'failed' }>
  choose: (id: WalletId) => void
  toOptions: () => void
}

/** Shown if the connection to the wallet was lost, or could not be restored in the background. */
export function ConnectionLost({ connection: { id, trouble }, choose, toOptions }: Props) {
  return (
    <>
      <p role="alert">{walletText('lostText')}</p>
      <p>{troubleText(trouble)}</p>
      <Button kind="primary" block onClick={() => choose(id)}>
        {walletText('reconnect')}
      </Button>
      <Button block onClick={toOptions}>
        {walletText('otherWallet')}
      </Button>
    </>
  )
}
