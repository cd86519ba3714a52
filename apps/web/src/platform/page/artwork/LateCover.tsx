import { latePart } from '../loading/latePart.tsx'

type Props = { seed: string; className?: string | undefined }

/** Placeholder before the cover is drawn, or if it never is: the cover's owner is named beside it. */
const Bare = ({ className }: Props) => <svg viewBox="0 0 100 100" className={className} aria-hidden="true" />

/** A cover on a screen that most people see without one. */
export const LateCover = latePart<Props>(async () => (await import('./Cover.tsx')).Cover, {
  Waiting: Bare,
  Missing: Bare,
})
