-- Roles in a shop. Staff of before become counter people: they keep orders, products, prices and stock, and lose what a counter
-- person has only when the owner gives it (cost prices, exports, figures, refunds, deletes). The old build does not read these
-- columns and goes on inserting staff, who are counter people too. An owner's row keeps the default: `role` decides.
ALTER TABLE memberships
  ADD COLUMN staff_role text NOT NULL DEFAULT 'counter' CHECK (staff_role IN ('manager', 'counter', 'packer', 'rider')),
  -- What the owner decided differently from the role's rights: {"refunds": true}.
  ADD COLUMN rights jsonb NOT NULL DEFAULT '{}';

-- The role in which somebody acted, as it was at that moment.
ALTER TABLE order_events ADD COLUMN actor_role text CHECK (actor_role IN ('owner', 'manager', 'counter', 'packer', 'rider'));

-- To whom of the shop's people an order on its way was given; without a row it is anybody's.
CREATE TABLE order_riders (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  user_id uuid NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id)
);
CREATE INDEX order_riders_by_user ON order_riders (user_id);
