import { type ApprovalSize, DEFAULT_APPROVAL } from './approvalChoice.ts'
import { DEFAULT_DEADLINE_SECONDS, storedDeadline } from './deadline.ts'
import { DEFAULT_SLIPPAGE_BPS, storedSlippage } from './slippage.ts'

/** Settings for all transactions (spec: settings.panel). Saved tokens, pairs and colours are stored elsewhere. */
export type UserSettings = {
  readonly slippageBps: number
  readonly deadlineSeconds: number
  readonly approval: ApprovalSize
  readonly expertMode: boolean
}

/** spec: storage.settings */
export const DEFAULT_SETTINGS: UserSettings = {
  slippageBps: DEFAULT_SLIPPAGE_BPS,
  deadlineSeconds: DEFAULT_DEADLINE_SECONDS,
  approval: DEFAULT_APPROVAL,
  expertMode: false,
}

/** Settings from storage: a damaged value falls back to its default and the others are kept. */
export function storedSettings(value: unknown): UserSettings {
  const fields: Partial<Record<keyof UserSettings, unknown>> = typeof value === 'object' && value !== null ? value : {}
  return {
    slippageBps: storedSlippage(fields.slippageBps),
    deadlineSeconds: storedDeadline(fields.deadlineSeconds),
    approval: fields.approval === 'exact' ? 'exact' : DEFAULT_APPROVAL,
    // Only `true` itself switches a protection off.
    expertMode: fields.expertMode === true,
  }
}
