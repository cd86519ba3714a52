import type { DecodedLog, UnplacedAct } from './unplacedAct.ts'

/** Acts of listeners on their coin tabs (spec: tab.history). */
export function tabAct({ event }: DecodedLog): UnplacedAct | null {
  switch (event.name) {
    case 'Opened': {
      if (!('tabId' in event.args)) return null
      const { tabId: tab, listener: account, token, terms, amount } = event.args
      return { kind: 'openTab', account, tab, token, keeper: terms.keeper, amount: String(amount) }
    }
    case 'ToppedUp': {
      const { tabId: tab, listener: account, token, amount } = event.args
      return { kind: 'topUpTab', account, tab, token, amount: String(amount) }
    }
    case 'Charged': {
      const { tabId: tab, songId: song, listener: account, token, plays, amount } = event.args
      return { kind: 'chargeTab', account, tab, song, token, plays: Number(plays), amount: String(amount) }
    }
    case 'Closing': {
      const { tabId: tab, listener: account, token, closesAt } = event.args
      return { kind: 'closeTab', account, tab, token, closesAtSeconds: String(closesAt) }
    }
    case 'Closed': {
      const { tabId: tab, listener: account, token, amount } = event.args
      return { kind: 'finishTab', account, tab, token, amount: String(amount) }
    }
    default:
      return null
  }
}
