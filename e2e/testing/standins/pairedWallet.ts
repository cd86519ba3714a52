// The wallet side of WalletConnect: the published sign client, in the test's process. It signs with an account of the embedded
// chain and sends through the product's /rpc.
import type { SignClient as Client } from '@walletconnect/sign-client'
import { createWalletClient, defineChain, http } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

type Wallet = Awaited<ReturnType<typeof Client.init>>
type Proposal = { id: number }
type SessionRequest = { topic: string; id: number; params: { request: { method: string; params: unknown } } }

export type PairedWallet = {
  /** Refuses the next proposal or request, once; all others are accepted. */
  refuseNext: () => void
  pair: (uri: string) => Promise<void>
  requestedMethods: readonly string[]
  leave: () => Promise<void>
  close: () => Promise<void>
}

/** The standard refusal of wallets (CAIP-25): its code and message. */
const REFUSED = { code: 5000, message: 'User rejected.' }

export async function startPairedWallet(relayUrl: string, origin: string): Promise<PairedWallet> {
  // Without it, the client would ask an external host to verify our origin.
  process.env['IS_VITEST'] = 'true'
  const { SignClient } = await import('@walletconnect/sign-client')
  const client: Wallet = await SignClient.init({
    relayUrl,
    projectId: 'stand-in',
    metadata: { name: 'Stand-in', description: 'A wallet', url: 'https://wallet.example', icons: [] },
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
    // The package shares one core per process; a prefix gives each test its own wallet.
    customStoragePrefix: crypto.randomUUID(),
  })
  const { account, send } = signer(origin)
  const requestedMethods: string[] = []
  let isNextRefused = false
  const takeRefusal = () => {
    const isRefused = isNextRefused
    isNextRefused = false
    return isRefused
  }
  client.on('session_proposal', ({ id }: Proposal) => {
    if (takeRefusal()) return void client.reject({ id, reason: REFUSED })
    const methods = ['eth_sendTransaction', 'personal_sign']
    const events = ['accountsChanged', 'chainChanged']
    const eip155 = { accounts: [`eip155:31337:${account.address}`], chains: ['eip155:31337'], methods, events }
    void client.approve({ id, namespaces: { eip155 } })
  })
  client.on('session_request', async ({ topic, id, params: { request } }: SessionRequest) => {
    requestedMethods.push(request.method)
    const answer = takeRefusal()
      ? { error: REFUSED }
      : { result: await send((request.params as [Record<string, string>])[0]) }
    await client.respond({ topic, response: { id, jsonrpc: '2.0', ...answer } })
  })
  return {
    refuseNext: () => void (isNextRefused = true),
    requestedMethods,
    pair: async (uri) => void (await client.pair({ uri })),
    async leave() {
      const reason = { code: 6000, message: 'User disconnected.' }
      await Promise.all(client.session.getAll().map(({ topic }) => client.disconnect({ topic, reason })))
    },
    close: () => client.core.relayer.transportClose(),
  }
}

function signer(origin: string) {
  const chain = defineChain({
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${origin}/rpc`] } },
  })
  const account = mnemonicToAccount('test test test test test test test test test test test junk')
  const wallet = createWalletClient({ account, chain, transport: http() })
  const send = ({ to, data, value }: Record<string, string>) =>
    wallet.sendTransaction({ to: to as `0x${string}`, data: data as `0x${string}`, value: BigInt(value ?? 0) })
  return { account, send }
}
