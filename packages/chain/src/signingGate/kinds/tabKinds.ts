import type { TabTerms } from '@musi/domain/tabs/tabTerms'
import { optionalTokens } from '../displayedTokens.ts'
import { type Fields, ownValue } from '../ownFields.ts'
import { type CallForm, callForm } from './callForm.ts'
import { type GateKinds, shownToken } from './gateKind.ts'

export type TabKindTerms = {
  closeTab: TabTerms
  closeTabNow: TabTerms
  finishTab: TabTerms
  openTab: TabTerms & { amount: bigint }
  topUpTab: TabTerms & { amount: bigint }
}

const TERMS =
  '(address listener,address keeper,address token,address key,uint40 expiresSeconds,uint32 noticeSeconds,bytes32 salt) terms'

/** The screen shows the terms one by one. */
function withoutStruct({ terms, ...others }: Fields): Fields {
  const each = (name: keyof TabTerms) => ownValue(terms, name)
  return {
    listener: each('listener'),
    keeper: each('keeper'),
    token: each('token'),
    key: each('key'),
    expiresSeconds: each('expiresSeconds'),
    noticeSeconds: each('noticeSeconds'),
    salt: each('salt'),
    ...others,
  }
}

const form = (selector: CallForm['selector'], name: string, declared: string): readonly CallForm[] => [
  callForm(selector, name, declared, {}, null, [], {}, withoutStruct),
]

const closeForms = form('0x101e745e', 'close', TERMS)
/** The keeper's signature is not shown: another one only makes the call fail. */
const closeNowForms = form('0x3421ff88', 'closeNow', `${TERMS},bytes _signature`)
const finishForms = form('0xfe639683', 'finish', TERMS)
const openForms = form('0x742cd2ff', 'open', `${TERMS},uint96 amount`)
const topUpForms = form('0x9cdcb2df', 'topUp', `${TERMS},uint96 amount`)

/** The rest of the tab, which the call does not state. */
const restToken = ({ token }: TabTerms) => optionalTokens([token])

export const tabKinds: GateKinds<TabKindTerms> = {
  closeTab: { forms: closeForms, target: 'coinTabs', amountTokens: restToken },
  closeTabNow: { forms: closeNowForms, target: 'coinTabs', amountTokens: restToken },
  finishTab: { forms: finishForms, target: 'coinTabs', amountTokens: restToken },
  openTab: { forms: openForms, target: 'coinTabs', amountTokens: shownToken },
  topUpTab: { forms: topUpForms, target: 'coinTabs', amountTokens: shownToken },
}
