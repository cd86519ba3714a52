import type { Address } from '@musi/domain/address'
import { walletTrouble } from '@musi/chain/chainErrors'
import { pristine } from '@musi/chain/firstReferences'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { troubleText } from '#platform/session/wallet/walletTroubleWords.ts'
import { safetyText } from './safetyWords.ts'

type Hex = `0x${string}`

export type NewPasskey = { readonly x: Hex; readonly y: Hex; readonly isOnThisDevice: boolean }

type Made = { ok: true; passkey: NewPasskey } | { ok: false; sentence: string }

const load = async () => {
  const [{ makePasskey }, { passkeyError }] = await Promise.all([
    import('@musi/chain/passkey/makePasskey'),
    import('@musi/chain/passkey/passkeyErrors'),
  ])
  return { makePasskey, passkeyError }
}

/** Creates a passkey without connecting it. `name`: its name in the browser's list. `account`: the account it will sign for. */
export async function requestPasskey(name: string, account?: Address): Promise<Made> {
  const { makePasskey, passkeyError } = await retryOnce(load)
  try {
    const made = await makePasskey({
      rpId: location.hostname,
      name,
      ...(account !== undefined && { account }),
      passkeys: pristine.passkeys,
    })
    if (made === null) return { ok: false, sentence: safetyText('passkey.unfit') }
    return { ok: true, passkey: { x: made.x, y: made.y, isOnThisDevice: made.isOnThisDevice } }
  } catch (error) {
    const trouble = walletTrouble(passkeyError(error))
    if (trouble.kind === 'rejected') return { ok: false, sentence: safetyText('passkey.refused') }
    if (trouble.kind === 'unsupported') return { ok: false, sentence: safetyText('passkey.notHere') }
    return { ok: false, sentence: troubleText(trouble) }
  }
}
