import type { Address } from '@musi/domain/address'
import type { Upstream } from '#platform/rpc/upstream.ts'

/** Gas limit for a wallet contract's signature check. */
const GAS_LIMIT = '0x7a120'

/** True if the account signed the text, by its key or by its contract (EIP-1271); null if the chain is unavailable. */
export async function isSignatureValid(
  { ask }: Pick<Upstream, 'ask'>,
  account: Address,
  message: string,
  signature: `0x${string}`,
): Promise<boolean | null> {
  // Loaded with the first sign-in, so that starting stays fast.
  const { isValidSignature, messageSigner, validSignatureCall } = await import('@musi/chain/signatures/messageSigner')
  if ((await messageSigner(message, signature)) === account) return true
  const call = { to: account, data: validSignatureCall(message, signature), gas: GAS_LIMIT }
  const [code, answer] = await ask([
    { method: 'eth_getCode', params: [account, 'latest'] },
    { method: 'eth_call', params: [call, 'latest'] },
  ])
  if (code?.ok !== true) return null
  if (code.result === '0x') return false
  return answer?.ok === true && isValidSignature(answer.result)
}
