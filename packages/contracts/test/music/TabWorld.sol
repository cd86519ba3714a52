// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ArtistTokenFactory} from "../../src/music/ArtistTokenFactory.sol";
import {CoinTabs} from "../../src/music/CoinTabs.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {ICoinTabs} from "../../src/music/interfaces/ICoinTabs.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {TestBase} from "../TestBase.sol";
import {Vm} from "../Vm.sol";

/// @title Songs of Alice's in her token, tabs of a listener, and vouchers signed without the contract's code
abstract contract TabWorld is TestBase {
    uint256 internal constant SESSION_KEY = 0x5E55;
    uint256 internal constant ADDED_KEY = 0xADDED;
    uint256 internal constant KEEPER_KEY = 0xCEE9;
    uint96 internal constant DEPOSIT = 100e18;
    uint32 internal constant NOTICE = 1 hours;
    uint40 internal constant NOW = 1_800_000_000;
    address internal immutable KEEPER = vm.addr(KEEPER_KEY);
    address internal immutable LISTENER = vm.addr(0x11573);

    Jukebox internal jukebox;
    ArtistTokenFactory internal factory;
    CoinTabs internal tabs;
    IERC20 internal token;
    /// @dev Songs with two, one and three payees.
    bytes32[3] internal songs;

    function _prepare() internal {
        vm.warp(NOW);
        jukebox = new Jukebox();
        factory = new ArtistTokenFactory();
        tabs = new CoinTabs(jukebox, factory);
        token = _tokenOf(ALICE);
        songs[0] = _song(ALICE, 0, token, _payees(BOB, 7500, CAROL, 2500));
        IJukebox.Payee[] memory to = new IJukebox.Payee[](1);
        to[0] = IJukebox.Payee(BOB, 10_000);
        songs[1] = _song(ALICE, 1, token, to);
        to = new IJukebox.Payee[](3);
        to[0] = IJukebox.Payee(CAROL, 3333);
        to[1] = IJukebox.Payee(vm.addr(77), 3333);
        to[2] = IJukebox.Payee(vm.addr(78), 3334);
        songs[2] = _song(ALICE, 2, token, to);
        _give(token, ALICE, LISTENER, 100_000e18);
    }

    function _tokenOf(address artist) internal returns (IERC20) {
        vm.prank(artist);
        return IERC20(factory.createToken("Some Artist", "SOME", artist));
    }

    function _payees(address one, uint16 share, address other, uint16 rest)
        internal
        pure
        returns (IJukebox.Payee[] memory to)
    {
        to = new IJukebox.Payee[](2);
        (to[0], to[1]) = (IJukebox.Payee(one, share), IJukebox.Payee(other, rest));
    }

    function _song(address artist, uint256 nonce, IERC20 in_, IJukebox.Payee[] memory to) internal returns (bytes32) {
        vm.prank(artist);
        return jukebox.register(nonce, address(in_), 1e18, 0, to, 0);
    }

    /// @dev Gives somebody some of an artist's token, and lets the tabs take it.
    function _give(IERC20 what, address artist, address to, uint256 amount) internal {
        vm.prank(artist);
        vm.assertTrue(what.transfer(to, amount));
        vm.prank(to);
        what.approve(address(tabs), type(uint256).max);
    }

    function _terms() internal view returns (ICoinTabs.Terms memory) {
        return ICoinTabs.Terms(
            LISTENER, KEEPER, address(token), vm.addr(SESSION_KEY), NOW + 1 days, NOTICE, bytes32(uint256(7))
        );
    }

    function _open(ICoinTabs.Terms memory terms) internal {
        vm.prank(terms.listener);
        tabs.open(terms, DEPOSIT);
    }

    function _opened() internal returns (ICoinTabs.Terms memory terms) {
        terms = _terms();
        _open(terms);
    }

    function _addKey(ICoinTabs.Terms memory terms, uint96 cap) internal {
        vm.prank(terms.listener);
        tabs.addKey(terms, vm.addr(ADDED_KEY), cap);
    }

    function _close(ICoinTabs.Terms memory terms) internal {
        vm.prank(terms.listener);
        tabs.close(terms);
    }

    function _idOf(ICoinTabs.Terms memory terms) internal pure returns (bytes32) {
        return keccak256(abi.encode(terms));
    }

    function _stateOf(ICoinTabs.Terms memory terms) internal view returns (ICoinTabs.Tab memory) {
        return tabs.tabs(_idOf(terms));
    }

    function _line(bytes32 song, uint96 amount) internal pure returns (ICoinTabs.Line[] memory lines) {
        lines = new ICoinTabs.Line[](1);
        lines[0] = ICoinTabs.Line(song, 1, amount);
    }

    function _domainOf(address verifier) internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Musi Coin Tabs"),
                keccak256("1"),
                block.chainid,
                verifier
            )
        );
    }

    function _signatureOf(uint256 key, address verifier, bytes32 content) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked(hex"1901", _domainOf(verifier), content)));
        return abi.encodePacked(r, s, v);
    }

    function _contentOf(bytes32 tabId, uint24 round, ICoinTabs.Line[] memory lines) internal pure returns (bytes32) {
        bytes memory hashes;
        for (uint256 i = 0; i < lines.length; ++i) {
            bytes32 kind = keccak256("Line(bytes32 songId,uint32 plays,uint96 amount)");
            bytes32 hash = keccak256(abi.encode(kind, lines[i].songId, lines[i].plays, lines[i].amount));
            hashes = bytes.concat(hashes, hash);
        }
        return keccak256(
            abi.encode(
                keccak256(
                    "Voucher(bytes32 tabId,uint24 round,Line[] lines)Line(bytes32 songId,uint32 plays,uint96 amount)"
                ),
                tabId,
                round,
                keccak256(hashes)
            )
        );
    }

    function _signed(ICoinTabs.Terms memory terms, uint256 key, uint24 round, ICoinTabs.Line[] memory lines)
        internal
        view
        returns (ICoinTabs.Settlement memory)
    {
        bytes memory signature = _signatureOf(key, address(tabs), _contentOf(_idOf(terms), round, lines));
        return ICoinTabs.Settlement(terms, round, lines, signature);
    }

    /// @dev A voucher of the session key for one play of the first song.
    function _voucher(ICoinTabs.Terms memory terms, uint24 round, uint96 amount)
        internal
        view
        returns (ICoinTabs.Settlement memory)
    {
        return _signed(terms, SESSION_KEY, round, _line(songs[0], amount));
    }

    function _release(uint256 key, ICoinTabs.Terms memory terms, uint96 settled) internal view returns (bytes memory) {
        bytes32 kind = keccak256("Release(bytes32 tabId,uint96 settled)");
        return _signatureOf(key, address(tabs), keccak256(abi.encode(kind, _idOf(terms), settled)));
    }

    function _batchOf(ICoinTabs.Settlement memory item) internal pure returns (ICoinTabs.Settlement[] memory batch) {
        batch = new ICoinTabs.Settlement[](1);
        batch[0] = item;
    }

    function _settle(ICoinTabs.Settlement[] memory batch) internal {
        vm.prank(KEEPER);
        tabs.settle(batch);
    }

    function _settle(ICoinTabs.Settlement memory item) internal {
        _settle(_batchOf(item));
    }

    /// @dev Settles an item that must be skipped for this reason, and checks that it moved and changed nothing.
    function _skip(ICoinTabs.Settlement memory item, ICoinTabs.Reason reason) internal {
        bytes memory before = abi.encode(_stateOf(item.terms));
        uint256 held = token.balanceOf(address(tabs));
        vm.recordLogs();
        _settle(item);
        _assertSkipped(_idOf(item.terms), reason);
        vm.assertEq(keccak256(abi.encode(_stateOf(item.terms))), keccak256(before));
        vm.assertEq(token.balanceOf(address(tabs)), held);
    }

    /// @dev The recorded events are one skip.
    function _assertSkipped(bytes32 tabId, ICoinTabs.Reason reason) internal {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs.length, 1);
        vm.assertEq(logs[0].topics[0], ICoinTabs.Skipped.selector);
        vm.assertEq(logs[0].topics[1], tabId);
        vm.assertEq(abi.decode(logs[0].data, (uint256)), uint256(reason));
    }
}
