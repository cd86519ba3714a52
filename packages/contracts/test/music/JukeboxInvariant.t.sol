// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {KnownToken} from "../../src/exchange/KnownToken.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {TestBase} from "../TestBase.sol";

/// @title Artists and fans who do everything that they may, in any order, and keep their own books
contract JukeboxUsers is TestBase {
    Jukebox public immutable JUKEBOX;
    KnownToken public immutable TOKEN;
    uint256 private constant FUNDS = type(uint192).max;

    bytes32[] public songs;
    mapping(bytes32 song => address) public artistOf;
    mapping(bytes32 song => uint256) public costOf;
    mapping(bytes32 song => uint256) public playsOf;
    mapping(bytes32 song => bool) public retired;
    mapping(address account => uint256) public earned;
    mapping(address account => uint256) public spent;
    mapping(address account => uint256) public fundsOf;

    constructor() {
        JUKEBOX = new Jukebox();
        TOKEN = _newToken("TKN", address(this), FUNDS);
        for (uint256 i = 0; i < 4; ++i) {
            fundsOf[person(i)] = FUNDS / 4;
            require(TOKEN.transfer(person(i), FUNDS / 4), "no funds");
            vm.prank(person(i));
            TOKEN.approve(address(JUKEBOX), type(uint256).max);
        }
    }

    function person(uint256 seed) public view returns (address) {
        return [ALICE, BOB, CAROL, address(uint160(0xDA7E))][seed % 4];
    }

    function songCount() external view returns (uint256) {
        return songs.length;
    }

    function register(uint256 who, uint128 cost, uint256 count, uint16 first) external {
        count = _within(count, 1, 10);
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](count);
        uint16 each = uint16(_within(first, 1, 10_000 / count));
        for (uint256 i = 0; i < count; ++i) {
            payees[i] = IJukebox.Payee(person(who % 4 + i), each);
        }
        payees[count - 1].shareBps = uint16(10_000 - each * (count - 1));
        cost = uint128(_within(cost, 1, type(uint128).max));
        vm.prank(person(who));
        bytes32 song = JUKEBOX.register(songs.length, address(TOKEN), cost, 0, payees, bytes32(0));
        songs.push(song);
        artistOf[song] = person(who);
        costOf[song] = cost;
    }

    function changeCost(uint256 which, uint256 who, uint128 cost) external {
        if (songs.length == 0) return;
        bytes32 song = songs[which % songs.length];
        cost = uint128(_within(cost, 1, type(uint128).max));
        vm.prank(person(who));
        try JUKEBOX.changeCost(song, cost) {
            vm.assertTrue(person(who) == artistOf[song] && !retired[song]);
            costOf[song] = cost;
        } catch {
            vm.assertTrue(person(who) != artistOf[song] || retired[song]);
        }
    }

    function retire(uint256 which, uint256 who) external {
        if (songs.length == 0 || who % 5 != 0) return;
        bytes32 song = songs[which % songs.length];
        vm.prank(person(who));
        try JUKEBOX.retire(song) {
            vm.assertTrue(person(who) == artistOf[song] && !retired[song]);
            retired[song] = true;
        } catch {
            vm.assertTrue(person(who) != artistOf[song] || retired[song]);
        }
    }

    function play(uint256 which, uint256 who, uint256 maxCost) external {
        if (songs.length == 0) return;
        bytes32 song = songs[which % songs.length];
        (address fan, uint256 cost) = (person(who), costOf[song]);
        maxCost = maxCost % 2 == 0 ? cost : maxCost;
        vm.prank(fan);
        try JUKEBOX.play(song, maxCost) {
            vm.assertTrue(!retired[song] && cost <= maxCost);
            ++playsOf[song];
            spent[fan] += cost;
            _share(song, cost);
        } catch {
            vm.assertTrue(retired[song] || cost > maxCost || TOKEN.balanceOf(fan) < cost);
        }
    }

    /// @dev Counted the other way round than the contract does: everybody's rounded share, then the rest to the first.
    function _share(bytes32 song, uint256 cost) private {
        IJukebox.Payee[] memory payees = JUKEBOX.payees(song);
        uint256 given = 0;
        uint256 bps = 0;
        for (uint256 i = 0; i < payees.length; ++i) {
            earned[payees[i].account] += cost * payees[i].shareBps / 10_000;
            given += cost * payees[i].shareBps / 10_000;
            bps += payees[i].shareBps;
        }
        earned[payees[0].account] += cost - given;
        vm.assertEq(bps, 10_000);
        vm.assertLe(cost - given, payees.length);
    }
}

contract JukeboxInvariantTest is TestBase {
    JukeboxUsers private users;

    function setUp() public {
        users = new JukeboxUsers();
        _target(address(users));
    }

    /// @notice Nothing is stuck, everybody has what the shares say, and no song is otherwise than its artist left it.
    function invariant_NothingIsStuckAndTheBooksAgree() public view {
        vm.assertEq(users.TOKEN().balanceOf(address(users.JUKEBOX())), 0);
        for (uint256 i = 0; i < 4; ++i) {
            address account = users.person(i);
            uint256 expected = users.fundsOf(account) + users.earned(account) - users.spent(account);
            vm.assertEq(users.TOKEN().balanceOf(account), expected);
        }
        for (uint256 i = 0; i < users.songCount(); ++i) {
            bytes32 id = users.songs(i);
            IJukebox.Song memory song = users.JUKEBOX().song(id);
            vm.assertEq(song.artist, users.artistOf(id));
            vm.assertEq(song.cost, users.costOf(id));
            vm.assertEq(song.plays, users.playsOf(id));
            vm.assertEq(song.retired, users.retired(id));
        }
    }
}
