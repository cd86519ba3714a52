import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import type { OpenWallet } from '@musi/chain/wallet/connection'
import { openDemo } from '@musi/chain/wallet/openDemo'
import { config, contractOf } from '#platform/page/config/config.ts'
import { request } from '../chain/request.ts'
import { demoBatchMemory } from './demo/demoBatchMemory.ts'
import { askDemo, setDemoWallet } from './demoQuestions.ts'
import { isRemembered } from './isRemembered.ts'
import { walletMemory } from './walletMemory.ts'

export async function openDemoWallet(): ReturnType<OpenWallet> {
  if (config().chainId !== EMBEDDED_CHAIN_ID) return { trouble: { kind: 'notSetUp', message: 'Demo wallet' } }
  return openDemo({
    request,
    chainId: config().chainId,
    batchAccount: contractOf('batchAccount'),
    ask: (question) => askDemo(question),
    batches: demoBatchMemory,
    account: walletMemory.get().demoAccount ?? undefined,
    connected: isRemembered('DEMO'),
    onOpened: setDemoWallet,
  })
}
