export type Version = { readonly major: number; readonly minor: number; readonly patch: number }

/** Size of the change between two versions. A downgrade counts as none. */
export type VersionStep = 'none' | 'patch' | 'minor' | 'major'

const STEPS: readonly VersionStep[] = ['none', 'patch', 'minor', 'major']

/** True if the step is at least the required one. */
export const covers = (step: VersionStep, needed: VersionStep): boolean => STEPS.indexOf(step) >= STEPS.indexOf(needed)

/** The first differing part decides: a lower major with a higher minor is a downgrade. */
export function versionStep(from: Version, to: Version): VersionStep {
  for (const part of ['major', 'minor', 'patch'] as const)
    if (to[part] !== from[part]) return to[part] > from[part] ? part : 'none'
  return 'none'
}

/** Formats `1.2.3`. */
export const versionText = ({ major, minor, patch }: Version): string => `${major}.${minor}.${patch}`
