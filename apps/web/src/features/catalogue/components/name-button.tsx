/** The name of a product, which opens its details. */
export const NameButton = ({ name, onOpen }: { name: string; onOpen(): void }) => (
  <h3 className="font-semibold">
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="line-clamp-3 min-h-6 text-start underline decoration-dotted decoration-line-strong underline-offset-4 hover:text-brand"
    >
      {name}
    </button>
  </h3>
)
