/** Which kind of XML a text is. */
import { expect, it } from 'vitest';
import { xmlTextOf } from '../../../src/read/xml/kinds.ts';

it.each([
  ['<?xml version="1.0"?><!-- a --><!DOCTYPE TEI [<!ENTITY a ">">]><TEI xmlns="x">', 'tei'],
  ['<tei:TEI xmlns:tei="x"><tei:text/>', 'tei'],
  ['<article><front><article-meta/></front></article>', 'jats'],
  ['<articles><article><front><article-meta/></front></article></articles>', 'jats'],
  ['<article xmlns="http://docbook.org/ns/docbook"><title>A</title>', 'docbook'],
  ['<book><bookinfo/></book>', 'docbook'],
  ['<FictionBook>', 'fb2'],
  ['<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">', 'fodt'],
  ['<listBibl xmlns="http://www.tei-c.org/ns/1.0"><biblStruct/>', 'tei'],
  ['<rdf:RDF xmlns:z="http://www.zotero.org/namespaces/export#">', 'records'],
  ['<rdf:RDF xmlns:x="http://example.org/shapes#">', null],
  ['<feed xmlns="http://www.w3.org/2005/Atom"><id>https://example.org/news</id>', null],
  ['<oai_dc:dc xmlns:dc="x"><dc:title>A</dc:title>', 'records'],
  ['<html><body><article><p>x</p></article></body></html>', null],
  ['<article><p>x</p></article>', null],
  ['words <TEI>', null],
  ['<!-- never closed <TEI>', null],
  ['', null],
])('%s is %s', (text, kind) => {
  expect(xmlTextOf(text)).toBe(kind);
});
