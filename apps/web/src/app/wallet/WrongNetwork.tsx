import type { WalletTrouble } from '@musi/chain/chainErrors'
import { chainById } from '@musi/chain/chains/chainTable'
import type { Connection } from '@musi/chain/wallet/connection'
import { Button } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { config } from '#platform/page/config/config.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'
import { troubleText } from '#platform/session/wallet/walletTroubleWords.ts'
import { walletText } from './walletWords.ts'

type Props = { connection: Extract<Connection, { status: 'wrongNetwork' }>; toOptions: () => void }

const nameOf = (id: number) => chainById(id)?.name ?? walletText('networkById', { id })
const troubleMessage = (trouble: WalletTrouble) =>
  trouble.kind === 'rejected' ? walletText('refusedSwitch') : troubleText(trouble)

function useSwitch() {
  const [state, setState] = useState<{ asking: boolean; trouble: WalletTrouble | null }>({
    asking: false,
    trouble: null,
  })
  const ask = async () => {
    setState({ asking: true, trouble: null })
    setState({ asking: false, trouble: await wallet().switchNetwork() })
  }
  return { ...state, ask: () => void ask() }
}

/** Explains that the wallet is on another network, and offers to switch. */
export function WrongNetwork({ connection, toOptions }: Props) {
  const { asking, trouble, ask } = useSwitch()
  const ours = nameOf(config().chainId)
  return (
    <>
      <Text tone="strong" weight={560}>
        {walletText('wrongNetworkText')}
      </Text>
      <p>{walletText('whichNetwork', { wallet: connection.wallet.name, theirs: nameOf(connection.chainId), ours })}</p>
      {trouble !== null && (
        <Text role="alert" tone="negative">
          {troubleMessage(trouble)}
        </Text>
      )}
      <Button id="switch-network" kind="primary" block busy={asking} onClick={ask}>
        {asking ? walletText('switching') : walletText('switchTo', { chain: ours })}
      </Button>
      <Button block onClick={toOptions}>
        {walletText('otherWallet')}
      </Button>
    </>
  )
}
