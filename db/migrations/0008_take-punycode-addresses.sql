-- Up Migration

-- Top-level domains of other scripts are written xn--… in an address (RFC 5891); the site's own check takes them too.
alter domain email_address drop constraint email_address_shape;
alter domain email_address add constraint email_address_shape check (
  value ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$'
);
