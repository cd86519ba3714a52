import type { WalletId } from '@musi/chain/wallet/connection'
import { AccountPanel } from './AccountPanel.tsx'
import { ConnectionLost } from './ConnectionLost.tsx'
import { PendingWallet } from './PendingWallet.tsx'
import { WalletOptions } from './WalletOptions.tsx'
import type { WalletScreen } from './walletView.ts'
import { WrongNetwork } from './WrongNetwork.tsx'

type Props = {
  screen: WalletScreen
  choose: (id: WalletId) => void
  toOptions: () => void
  toAccount: () => void
}

export function WalletScreenBody({ screen, choose, toOptions, toAccount }: Props) {
  switch (screen.kind) {
    case 'options':
      return <WalletOptions choose={choose} toAccount={toAccount} />
    case 'waiting':
      return <PendingWallet id={screen.id} trouble={null} onRetry={() => choose(screen.id)} />
    case 'failed':
      return <PendingWallet id={screen.id} trouble={screen.connection.trouble} onRetry={() => choose(screen.id)} />
    case 'lost':
      return <ConnectionLost connection={screen.connection} choose={choose} toOptions={toOptions} />
    case 'wrongNetwork':
      return <WrongNetwork connection={screen.connection} toOptions={toOptions} />
    case 'account':
      return <AccountPanel connection={screen.connection} toOptions={toOptions} />
  }
}
