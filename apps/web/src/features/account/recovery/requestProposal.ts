import { walletTrouble } from '@musi/chain/chainErrors'
import { type ShownRecovery, recoveryTypedData } from '@musi/chain/signingGate/typed-data/recoveryTypedData'
import { config } from '#platform/page/config/config.ts'
import { PartNotLoaded, retryOnce } from '#platform/page/loading/retryOnce.ts'
import { loadingText } from '#platform/page/loading/loadingWords.ts'
import { refusalText } from '#platform/session/wallet/gateWords.ts'
import { askDemo } from '#platform/session/wallet/demoQuestions.ts'
import { loadSender } from '#platform/session/wallet/loadSender.ts'
import { troubleText } from '#platform/session/wallet/walletTroubleWords.ts'
import { recoverText } from './recoverWords.ts'

type Signed = { ok: true; signature: `0x${string}` } | { ok: false; sentence: string }

const refuse = (sentence: string): Signed => ({ ok: false, sentence })

/** Asks a second passkey to sign a proposed key, after a dialog that shows what is signed. */
export async function requestByPasskey(shown: Omit<ShownRecovery, 'signer'>): Promise<Signed> {
  try {
    const { signRecoveryByPasskey } = await retryOnce(() => import('@musi/chain/recovery/signRecoveryByPasskey'))
    const { chainId } = config()
    const content = JSON.stringify(recoveryTypedData(chainId, shown), (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    )
    const question = { kind: 'sign', account: { address: shown.account }, what: 'typedData', content } as const
    if (!(await askDemo(question, null))) return refuse(recoverText('help.refused'))
    const signature = await signRecoveryByPasskey(shown, { chainId, rpId: location.hostname })
    return signature === null ? refuse(recoverText('help.refused')) : { ok: true, signature }
  } catch (error) {
    if (error instanceof PartNotLoaded) return refuse(loadingText('missing'))
    const trouble = walletTrouble(error)
    return refuse(trouble.kind === 'rejected' ? recoverText('help.refused') : troubleText(trouble))
  }
}

/** Asks the connected second signer to sign a proposed key, through the signing gate. */
export async function requestProposal(shown: ShownRecovery): Promise<Signed> {
  try {
    const sender = await loadSender()
    const { signRecovery } = await retryOnce(() => import('@musi/chain/recovery/signRecovery'))
    if (sender?.from !== shown.signer) return refuse(recoverText('help.otherWallet'))
    const signed = await signRecovery({ gate: sender.gate, chainId: config().chainId }, shown)
    if (signed.kind === 'signed') return { ok: true, signature: signed.signature }
    if (signed.kind === 'refused') return refuse(refusalText(signed.refusal))
    return refuse(signed.trouble.kind === 'rejected' ? recoverText('help.refused') : troubleText(signed.trouble))
  } catch {
    return refuse(loadingText('missing'))
  }
}
