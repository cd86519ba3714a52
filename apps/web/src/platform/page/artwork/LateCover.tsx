import { latePart } from '../loading/latePart.tsx'

type Props = { seed: string; className?: string | undefined; isSmall?: boolean }

/** Placeholder until the cover's code has loaded, or if it fails to load. */
const Bare = ({ className }: Props) => <svg viewBox="0 0 100 100" className={className} aria-hidden="true" />

/** A cover whose code loads late, for screens that most people see without a cover. */
export const LateCover = latePart<Props>(async () => (await import('./Cover.tsx')).Cover, {
  Waiting: Bare,
  Missing: Bare,
})
