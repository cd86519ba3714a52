type DeployProblem = { step: string; sentence: string }
export type Deployment = { ok: true; steps: number; skipped: number } | { ok: false; problem: DeployProblem }

export const RUN_AGAIN = 'Run it again: completed steps are skipped.'

export const deployFailure = (step: string, why: string): Deployment => ({
  ok: false,
  problem: {
    step,
    sentence: `"${step}" could not be set up on the chain: ${why} ${RUN_AGAIN}`,
  },
})

export const noContractAt = (address: string) => `the chain has no contract at ${address}.`
export const WAS_REVERTED = 'its transaction was reverted.'

export function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.endsWith('.') ? message : `${message}.`
}
