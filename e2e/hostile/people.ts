// The seeded accounts, honest or not, which sign and send through the product's own /rpc.
import { ORDERS_PATH, SESSION_PATH } from '@musi/api/paths'
import { type DemoRole, demoAccount } from '@musi/devchain/world/demoAccounts'
import { signInText } from '@musi/domain/signIn/signInText'
import { signInTerms, testPage } from '@musi/server/testing/testSignIn'
import { type Address, type Hex, createPublicClient, createWalletClient, defineChain, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Asked, Target } from './target.ts'

export type Page = ReturnType<typeof testPage>

/** A client with its own cookies and IP address. */
export function browser(target: Target, from = '198.51.100.1'): Page {
  const ask = (path: string, asked: Asked = {}) => target.ask(path, { ...asked, from })
  return testPage({ origin: target.origin, ask })
}

export const keyOf = (role: DemoRole) => privateKeyToAccount(demoAccount(role).privateKey)
export type Person = ReturnType<typeof keyOf>

export async function signInAs(target: Target, person: Person, page = browser(target)): Promise<Page> {
  const message = signInText(await signInTerms(page, target, person.address))
  const answer = await page.post(SESSION_PATH, { message, signature: await person.signMessage({ message }) })
  if (answer.status !== 200) throw new Error(`The sign-in was refused: ${answer.status} ${answer.text}`)
  return page
}

const chainAt = (origin: string) =>
  defineChain({
    id: 31_337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${origin}/rpc`] } },
  })

export const reader = ({ origin }: Target) => createPublicClient({ chain: chainAt(origin), transport: http() })

type Sendable = { to: Address; data: Hex; value?: bigint }

/** Sends calls one after the other and waits until each is mined. */
export async function send(target: Target, person: Person, calls: readonly (Sendable | undefined)[]) {
  const chain = chainAt(target.origin)
  const wallet = createWalletClient({ account: person, chain, transport: http() })
  for (const call of calls) {
    if (call === undefined) throw new Error('There is no call.')
    const { to, data, value = 0n } = call
    const hash = await wallet.sendTransaction({ to, data, value, gas: 3_000_000n })
    const { status } = await reader(target).waitForTransactionReceipt({ hash, pollingInterval: 30 })
    if (status !== 'success') throw new Error(`A call to ${to} was reverted.`)
  }
}

export const codeOf = ({ status, text }: { status: number; text: string }): string => {
  try {
    return `${status} ${(JSON.parse(text) as { code?: string }).code ?? 'ok'}`
  } catch {
    return `${status} no json`
  }
}

export async function postOrder(target: Target, body: unknown, from = '198.51.100.2'): Promise<string> {
  return codeOf(await target.askAsPage(ORDERS_PATH, { method: 'POST', body: JSON.stringify(body), from }))
}
