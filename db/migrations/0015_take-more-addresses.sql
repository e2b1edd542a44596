-- Up Migration

-- Addresses such as r&d@example.com were refused: before the @ may stand what RFC 5322 (3.2.3) calls a dot-atom, without !
-- and %, with which senders once told mail systems a route (RFC 1123, 5.2.16). The site's own check takes the same.
alter domain email_address drop constraint email_address_shape;
alter domain email_address add constraint email_address_shape check (
  value ~ '^(?!\.)(?!.*\.[.@])[A-Za-z0-9.#$&''*+/=?^_`{|}~-]+@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$'
);
