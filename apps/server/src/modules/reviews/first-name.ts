/** Reviews are public: of a name only its first word. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
