/** Formats `m:ss`; an unknown time is `0:00`. */
export function playTimeText(seconds: number | null): string {
  const whole = seconds === null || !Number.isFinite(seconds) ? 0 : Math.floor(Math.max(seconds, 0))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
