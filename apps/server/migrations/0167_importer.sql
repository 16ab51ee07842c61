-- Who imported the goods: name and how to reach them (E-Commerce Rules 2020, 6(5)(f)). Empty: not imported, or not given.
ALTER TABLE products ADD COLUMN importer text NOT NULL DEFAULT '';
