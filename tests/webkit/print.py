"""Prints a page to a PDF file as a reader of WebKitGTK does, since its driver can't.

    xvfb-run /usr/bin/python3 tests/webkit/print.py <address> <file> <width of the window>
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

address, file, width = sys.argv[1:]
view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())
window = Gtk.Window()
window.set_default_size(int(width), 900)
window.add(view)
window.show_all()


def end(*_):
    Gtk.main_quit()


def print_page():
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{file}")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(page)
    operation.connect("finished", end)
    operation.print_()


def on_load(_, event):
    if event == WebKit2.LoadEvent.FINISHED:
        # React starts when the page is idle.
        GLib.timeout_add_seconds(3, print_page)


view.connect("load-changed", on_load)
GLib.timeout_add_seconds(60, end)
view.load_uri(address)
Gtk.main()
