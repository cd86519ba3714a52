/** GET with status 204 shows that `/api` is reachable. It reads nothing, so pages may request it often. */
export const PULSE_PATH = '/api/pulse'
