import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'

/** The key in a file. Everybody has the keys of the demo accounts, so only our own chain takes one. */
export async function readRelayerKey(file: string, chainId: number) {
  const [{ readKeyFile }, { isWellKnownAccount }] = await Promise.all([
    import('@musi/devchain/world/readKeyFile'),
    import('@musi/devchain/world/wellKnownAccounts'),
  ])
  return readKeyFile(
    'MUSI_RELAYER_KEY_FILE',
    file,
    (address) => chainId !== EMBEDDED_CHAIN_ID && isWellKnownAccount(address),
  )
}
