import type { Address } from '@musi/domain/address'
import type { Upstream } from '#platform/rpc/upstream.ts'

/** What a wallet's own code may use up to look at a signature. */
const MOST_GAS = '0x7a120'

/** Whether the account signed the text: by its key, or by the word of its contract (EIP-1271). Null: the chain cannot be asked. */
export async function signatureHolds(
  { ask }: Pick<Upstream, 'ask'>,
  account: Address,
  message: string,
  signature: `0x${string}`,
): Promise<boolean | null> {
  // Loaded with the first sign-in: a start has no use for it.
  const { isValidSignature, messageSigner, validSignatureCall } = await import('@musi/chain/signatures/messageSigner')
  if ((await messageSigner(message, signature)) === account) return true
  const call = { to: account, data: validSignatureCall(message, signature), gas: MOST_GAS }
  const [code, answer] = await ask([
    { method: 'eth_getCode', params: [account, 'latest'] },
    { method: 'eth_call', params: [call, 'latest'] },
  ])
  if (code?.ok !== true) return null
  if (code.result === '0x') return false
  return answer?.ok === true && isValidSignature(answer.result)
}
